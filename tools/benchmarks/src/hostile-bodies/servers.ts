import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';

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

const source = '--conditions=@worklane/source';
const delayMeter = `--import=${new URL('event-loop-delay.ts', import.meta.url)}`;

async function start(url: string, args: readonly string[], environment: Record<string, string> = {}) {
  const child: ChildProcess = spawn(process.execPath, [source, delayMeter, ...args], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  while (!(await fetch(`${url}/oauth/jwks`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null) throw new Error(`${args.join(' ')} exited with ${child.exitCode}.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const blocked = async () => {
    child.send('read');
    const [milliseconds] = await once(child, 'message', { signal: AbortSignal.timeout(60_000) });
    return milliseconds as number;
  };
  return {
    url,
    async blockedBy(work: () => Promise<unknown>): Promise<number> {
      await blocked();
      await work();
      return blocked();
    },
    async stop(): Promise<void> {
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
    },
  };
}

/** Starts the mock of the repository in a folder. */
export async function startMock(root: string): Promise<MeasuredServer> {
  const server = await start('http://127.0.0.1:4721', [`${root}packages/mock/src/main.ts`, 'serve', '--port', '4721']);
  return { ...server, headers: { authorization: 'Bearer x' } };
}

/** Starts the platform of the repository in a folder, on an embedded database of its own. */
export async function startPlatform(root: string): Promise<MeasuredServer> {
  const url = 'http://127.0.0.1:4720';
  const folder = await mkdtemp(`${tmpdir()}/hostile-bodies-`);
  const environment = {
    DATA_FOLDER: folder,
    BASE_URL: url,
    PORT: '4720',
    RATE_LIMIT_REQUESTS: '0',
    LOG_LEVEL: 'fatal',
  };
  const admin = (...args: string[]) => {
    const command = [source, `${root}packages/platform/src/admin/main.ts`, ...args, '--json'];
    const output = execFileSync(process.execPath, command, {
      env: { ...process.env, ...environment },
      encoding: 'utf8',
    });
    return JSON.parse(output) as Record<string, string>;
  };
  const email = 'owner@example.com';
  admin('organization', 'create', 'Hostile');
  admin('member', 'add', '--organization', '1', '--name', 'Owner', '--email', email, '--role', 'owner');
  const { password = '' } = admin('member', 'password', '--email', email, '--generate');
  const application = ['application', 'create', '--organization', '1', '--name', 'Client', '--type', 'private'];
  const { client_id: id = '' } = admin(...application, '--scopes', 'all');
  const { token = '' } = admin('token', 'generate', '--application', id, '--scopes', 'all');
  const server = await start(url, [`${root}packages/platform/src/main.ts`, '--empty'], environment);
  return {
    ...server,
    headers: { authorization: `Bearer ${token}` },
    dashboard: await signIn(url, email, password),
    async stop() {
      await server.stop();
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
