import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commonSettings, startPlatform as start } from '../platform.ts';
import { type ServerProcess, startServer, stopServer } from '../server-process.ts';

/** A server whose event loop is measured. */
export interface MeasuredServer {
  readonly url: string;
  /** Headers that authenticate requests to the API, and to the dashboard where there is one. */
  readonly headers: Readonly<Record<string, string>>;
  readonly dashboard?: Readonly<Record<string, string>>;
  /** Returns for how many milliseconds the event loop was blocked at most during some work. */
  blockedBy(work: () => Promise<unknown>): Promise<number>;
  stop(): Promise<void>;
}

const delayMeter = `--import=${new URL('event-loop-delay.ts', import.meta.url)}`;

function measured(url: string, server: ServerProcess) {
  const blocked = async () => {
    server.send('read');
    const [milliseconds] = await once(server, 'message', { signal: AbortSignal.timeout(60_000) });
    return milliseconds as number;
  };
  return {
    url,
    async blockedBy(work: () => Promise<unknown>): Promise<number> {
      await blocked();
      await work();
      return blocked();
    },
    stop: () => stopServer(server),
  };
}

/** Starts the mock of the repository in a folder. */
export async function startMock(root: string): Promise<MeasuredServer> {
  const program = [delayMeter, join(root, 'packages/mock/src/main.ts'), 'serve', '--port', '4721'];
  const server = await startServer(program, 4721);
  return { ...measured('http://127.0.0.1:4721', server), headers: { authorization: 'Bearer x' } };
}

/** Starts the platform of the repository in a folder, on an embedded database of its own. */
export async function startPlatform(root: string): Promise<MeasuredServer> {
  const folder = await mkdtemp(`${tmpdir()}/hostile-bodies-`);
  const environment = { ...commonSettings, DATA_FOLDER: folder, LOG_LEVEL: 'fatal' };
  const email = 'owner@example.com';
  let password = '';
  const { process: server, targets } = await start({
    ...{ environment, organizations: 1, checkout: root, port: 4720, nodeOptions: delayMeter },
    prepare(admin) {
      admin('member', 'add', '--organization', '1', '--name', 'Owner', '--email', email, '--role', 'owner');
      ({ password = '' } = admin('member', 'password', '--email', email, '--generate'));
    },
  });
  const [{ url = '', token = '' } = {}] = targets;
  return {
    ...measured(url, server),
    headers: { authorization: `Bearer ${token}` },
    dashboard: await signIn(url, email, password),
    async stop() {
      await stopServer(server);
      await rm(folder, { recursive: true });
    },
  };
}

/** Returns the headers of a session in the dashboard. */
async function signIn(url: string, email: string, password: string): Promise<Record<string, string>> {
  const cookiesOf = (response: Response) => response.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0]);
  const page = await fetch(`${url}/sign-in`);
  const csrf = /name="csrf" value="([^"]*)"/.exec(await page.text())?.[1] ?? '';
  const response = await fetch(`${url}/sign-in`, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie: cookiesOf(page).join('; ') },
    body: new URLSearchParams({ email, password, csrf }),
  });
  const cookie = cookiesOf(response).join('; ');
  const session = await fetch(`${url}/dashboard/api/session`, { headers: { cookie } });
  const { csrf_token } = (await session.json()) as { csrf_token: string };
  return { cookie, 'x-csrf-token': csrf_token };
}
