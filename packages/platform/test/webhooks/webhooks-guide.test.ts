import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deliveryRules, scopes } from '@worklane/contract';
import { freePort } from '@worklane/testing/free-port';
import { waitFor } from '@worklane/testing/wait-for';
import { expect, onTestFinished, test } from 'vitest';
import { createChangeNotifier } from '../../src/outbox/change-notifier.ts';
import { eventJson } from '../../src/outbox/event-json.ts';
import { signature } from '../../src/webhooks/delivery/sign-delivery.ts';
import { generateSecret } from '../../src/webhooks/endpoints/webhook-secret.ts';
import { openStoreOn } from '../environment/test-store.ts';
import { createEventServer, tokenOf } from '../events/server.ts';
import { writeEvent } from '../events/writing.ts';

const guide = await readFile(new URL('../../../docs/pages/webhooks.md', import.meta.url), 'utf8');

/** The TypeScript that the guide shows below a heading. */
function shown(heading: string): string {
  const [section = ''] = guide.split(`\n## ${heading}\n`)[1]?.split('\n## ') ?? [];
  return /^```ts\n([\s\S]*?)^```$/m.exec(section)?.[1] ?? expect.fail(`nothing is shown below ${heading}`);
}

/** A folder that goes with the test, in which what the guide shows finds our packages. */
async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'worklane-guide-'));
  onTestFinished(() => rm(path, { recursive: true }));
  return path;
}

/** Runs what the guide shows. */
function run(code: string, env: Record<string, string>, cwd = fileURLToPath(new URL('../..', import.meta.url))) {
  const argv = ['--conditions=@worklane/source', '--input-type=module-typescript', '--eval', code];
  const child = spawn(process.execPath, argv, { cwd, env: { PATH: process.env.PATH, ...env } });
  onTestFinished(() => {
    child.kill();
  });
  let out = '';
  child.stdout.on('data', (chunk) => {
    out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    out += chunk;
  });
  return { printed: () => out, ended: once(child, 'close').then(() => out) };
}

const units = { second: 1, minute: 60, hour: 3600 };

test('the guide has the retry schedule', () => {
  const waits = [...guide.matchAll(/^\| \d+ \| (\d+) (second|minute|hour)s \|$/gm)];
  expect(waits.map(([, count, unit]) => Number(count) * units[unit as keyof typeof units])).toEqual(
    deliveryRules.retryDelaysSeconds,
  );
});

test('the receiver of the guide takes what the service sends', async () => {
  const port = await freePort();
  const secret = generateSecret();
  const { printed } = run(shown('Receive').replace('listen(3000)', `listen(${port})`), { WEBHOOK_SECRET: secret });
  const id = 'evt_01KJPSTSX0PSWN6NJYGGC61ZWA';
  const body = eventJson({
    organization_id: 1,
    id,
    type: 'task.created',
    data: '{"id":7,"version":3}',
    previous: null,
    created_at: '2026-03-02T08:15:00.000Z',
  });
  const send = (secrets: string[]) => {
    const timestamp = String(Math.floor(Date.now() / 1000));
    const header = signature({ id, timestamp, body, secrets });
    const headers = { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': header };
    return fetch(`http://127.0.0.1:${port}/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    });
  };
  const first = await waitFor(() => send([generateSecret(), secret]));
  expect(first.status).toBe(200);
  expect((await send([secret])).status).toBe(200);
  expect((await send([generateSecret()])).status).toBe(401);
  expect(printed()).toBe('task.created 7 version 3\n');
});

test('catching up as the guide does shows every event once', async () => {
  const database = await openStoreOn('pglite');
  const { store } = database;
  const changeNotifier = await createChangeNotifier({ store, nodeId: 'one' });
  const isCurrent = () => true;
  const app = createEventServer({
    store,
    clock: () => new Date(),
    changeNotifier,
    isCurrent,
    streamsPerOrganization: 1,
  });
  onTestFinished(async () => {
    await app.close();
    await changeNotifier.close();
    await database.close();
  });
  const env = {
    BASE_URL: await app.listen({ host: '127.0.0.1', port: 0 }),
    ACCESS_TOKEN: tokenOf(1, Object.keys(scopes)),
  };
  const cwd = await folder();
  const catchUp = async () => {
    const out = await run(shown('Catch up'), env, cwd).ended;
    return out.match(/task\.created \d+$/gm) ?? [];
  };
  const write = async (first: number, last: number) => {
    for (let id = first; id <= last; id++) await writeEvent(store.db, { organizationId: 1, id });
  };
  await write(1, 60);
  expect(await catchUp()).toEqual(Array.from({ length: 60 }, (_, index) => `task.created ${index + 1}`));
  expect(await catchUp()).toEqual([]);
  await write(61, 62);
  expect(await catchUp()).toEqual(['task.created 61', 'task.created 62']);
});
