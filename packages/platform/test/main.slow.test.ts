import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { freePort } from '@worklane/testing/free-port';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { openStore } from '../src/database/open.ts';
import { copyMigratedDatabase } from './environment/test-store.ts';
import { keepOutOfLogs, watchLog } from './log-watch/log-watch.ts';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));

// Each test starts several processes with a database of their own.

let folder: string;
let port: number;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'worklane-main-'));
  port = await freePort();
  return () => rm(folder, { recursive: true });
});

/** Starts the service as a process of its own. */
function run(env: Record<string, string> = {}, ...args: string[]) {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child: ChildProcess = spawn(process.execPath, ['--conditions=@worklane/source', main, ...args], {
    env: { PATH, NODE_COMPILE_CACHE, PORT: String(port), DATA_FOLDER: join(folder, 'data'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  let output = '';
  const ready = Promise.withResolvers<void>();
  child.stdout?.on('data', (chunk) => {
    log += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    output += chunk;
    if (output.includes('Worklane is ready.')) ready.resolve();
  });
  const ended = once(child, 'close').then(([code]) => {
    watchLog(log);
    return { code, log, output };
  });
  ended.then(() => ready.reject(new Error(`The service has ended: ${output}`)));
  ready.promise.catch(() => undefined);
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  return {
    ended,
    ready: ready.promise,
    /** Returns the messages so far. */
    output: () => output,
    stop(signal: NodeJS.Signals) {
      child.kill(signal);
      return ended;
    },
  };
}

const address = () => `http://127.0.0.1:${port}`;

/** Returns a value of the first messages by its label: `client_id`, `Password`. */
const printedValue = (output: string, name: string) => new RegExp(`${name} +(\\S+)`).exec(output)?.[1] ?? '';

it('starts with demo data, refuses a second process on the data folder, and keeps what was written', async () => {
  const first = run();
  await first.ready;
  const output = first.output();
  expect(output).not.toContain('WARNING');
  for (const path of ['/dashboard', '/docs/', '/mcp', '/health/ready'])
    expect(output).toContain(`${address()}${path}\n`);
  keepOutOfLogs(printedValue(output, 'Password'), ...(output.match(/wls_\S+/g) ?? []));
  const token = await fetch(`${address()}/oauth/token`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${btoa(`${printedValue(output, 'client_id')}:${printedValue(output, 'client_secret')}`)}`,
    },
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      organization_id: '1042',
      scope: 'tasks.read tasks.write',
    }),
  });
  const { access_token } = await token.json();
  const headers = { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' };

  const url = `${address()}/api/v1/1042/tasks`;
  const created = await fetch(url, { method: 'POST', headers, body: '{"title":"Keep me"}' });
  const location = created.headers.get('location');
  const task = await created.json();
  expect(created.status).toBe(201);
  if (withCurl) await listContactsAsShown(output);
  await expectSecondToEnd();
  await expectCommandsToRun();
  expect(await first.stop('SIGTERM')).toMatchObject({ code: 0 });

  const second = run();
  await second.ready;
  const found = await fetch(`${address()}${location}`, { headers });
  expect([found.status, await found.json()]).toEqual([200, task]);
  expect(second.output()).not.toMatch(/Demo data|Password|client_secret/);
  const { code, log } = await second.stop('SIGINT');
  expect(code).toBe(0);
  expect(
    log
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).msg),
  ).toContain('stopped');
});

const withCurl = spawnSync('curl', ['--version']).status === 0;

/** Runs the commands that the first start prints, and those of the README. */
async function listContactsAsShown(output: string): Promise<void> {
  const [printed = ''] = /^ {2}TOKEN=[\s\S]*?contacts$/m.exec(output) ?? [];
  const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');
  const [shown = ''] = /^ {4}TOKEN=[\s\S]*?contacts$/m.exec(readme) ?? [];
  const env = {
    PATH: process.env.PATH,
    CLIENT_ID: printedValue(output, 'client_id'),
    CLIENT_SECRET: printedValue(output, 'client_secret'),
  };
  for (const commands of [printed, shown.replaceAll('http://127.0.0.1:4000', address())]) {
    const { stdout } = await promisify(execFile)('sh', ['-c', commands], { env });
    expect(JSON.parse(stdout).data[0]).toMatchObject({ organization_id: 1042, last_name: expect.any(String) });
  }
}

/** In the service, which has the database open. */
async function expectCommandsToRun(): Promise<void> {
  const admin = fileURLToPath(new URL('../src/admin/main.ts', import.meta.url));
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, DATA_FOLDER: join(folder, 'data') };
  const run = (...argv: string[]) =>
    promisify(execFile)(process.execPath, ['--conditions=@worklane/source', admin, ...argv], { env, cwd: folder });
  expect((await run('organization', 'list')).stdout).toContain('Harbour & Pine');
  expect((await run('backup', 'backup.gz')).stdout).toMatch(/^Backed up \d+ rows to /);
  await expect(run('restore', 'backup.gz')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^The database has 2 organizations/),
  });
}

/** Beside one that runs. */
async function expectSecondToEnd(): Promise<void> {
  const sameFolder = await run().ended;
  expect(sameFolder).toMatchObject({
    code: 1,
    output: expect.stringMatching(/is open in another process\. Stop that process/),
  });
}

it.each(['PORT', 'METRICS_PORT'])('exits before it writes demo data if %s is in use', async (variable) => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  onTestFinished(() => void taken.close());
  const { port: takenPort } = taken.address() as AddressInfo;
  const data = join(folder, 'data');
  copyMigratedDatabase(data);
  const { code, output } = await run({ [variable]: String(takenPort) }).ended;
  expect(code).toBe(1);
  expect(output).toMatch(new RegExp(`^Port ${takenPort} of 127\\.0\\.0\\.1 is in use\\. .* set ${variable} to`, 'm'));
  expect(output).not.toMatch(/Demo data|Password|client_secret/);
  const store = await openStore({ connections: 1, folder: data });
  onTestFinished(() => store.close());
  expect(await store.db.selectFrom('organizations').selectAll().execute()).toEqual([]);
});

it.each<[string, Record<string, string>, string[], string]>([
  ['invalid settings', { PORT: 'x', LOG_LEVEL: 'y' }, [], '2 invalid settings:\n  PORT is "x"'],
  [
    'webhooks to loopback hosts in production',
    { NODE_ENV: 'production', WORKLANE_SECRET: 's'.repeat(32), WEBHOOK_LOOPBACK_HTTP: 'true' },
    [],
    '1 invalid setting:\n  WEBHOOK_LOOPBACK_HTTP is "true" but must be unset or false with NODE_ENV=production',
  ],
  [
    'an unreachable database',
    { DATABASE_URL: 'postgresql://worklane:hunter2@127.0.0.1:1/worklane', WORKLANE_SECRET: 's'.repeat(32) },
    [],
    'The database server 127.0.0.1:1 (database worklane) refuses connections',
  ],
  ['an unknown option', {}, ['--demo'], "Unknown option '--demo'"],
])('exits with 1 and a message for %s', async (_name, env, args, sentence) => {
  const { code, output } = await run(env, ...args).ended;
  expect(code).toBe(1);
  expect(output).toContain(sentence);
  expect(output).not.toContain('hunter2');
  expect(output).not.toContain('    at ');
});
