import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { openFolder } from '@worklane/testing/afterwards';
import { freePort } from '@worklane/testing/free-port';
import { waitFor } from '@worklane/testing/wait-for';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { actForUser, printedCommands, withoutSecret } from './demo/printed-commands.ts';
import { keepOutOfLogs, watchLog } from './log-watch/log-watch.ts';
import { Browser, hiddenField } from './oauth/http-browser.ts';
import { approve } from './oauth/oauth-requests.ts';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));

let folder: string;
let port: number;

beforeEach(async () => {
  folder = await openFolder();
  port = await freePort();
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

/** Returns a printed value by its label: `client_id`, `Password`. */
const printedValue = (output: string, name: string) => new RegExp(`${name} +(\\S+)`).exec(output)?.[1] ?? '';

// One start with demo data for all that needs it, since creating them takes longest.
it('starts with demo data, runs commands beside it, refuses a second process, and keeps what was written', async () => {
  const first = run();
  await first.ready;
  const output = first.output();
  keepOutOfLogs(printedValue(output, 'Password'));
  expect(output.trim().split('\n').length).toBeLessThanOrEqual(9);
  for (const path of ['/dashboard', '/docs/getting-started']) expect(output).toContain(`${address()}${path}\n`);
  expect(output).toContain('npm run admin -- first-steps\n');

  const { stdout: firstSteps } = await admin('first-steps');
  keepOutOfLogs(...(firstSteps.match(/wls_\S+/g) ?? []));
  expect(printedValue(firstSteps, 'Password')).toBe(printedValue(output, 'Password'));
  if (withCurl) await runPrintedCommands(printedCommands(firstSteps));
  const backup = await admin('backup', 'backup.gz');
  expect(backup.stdout).toMatch(/^Backed up \d+ rows to .*backup\.gz \(\d+ bytes\)\.\n$/);
  expect(backup.stderr).toContain('requires the same WORKLANE_SECRET');
  expect((await stat(join(folder, 'backup.gz'))).mode & 0o777).toBe(0o600);
  await expect(admin('backup', 'backup.gz')).rejects.toMatchObject({
    stderr: expect.stringContaining('backup.gz already exists'),
  });
  await expect(admin('restore', 'backup.gz')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^The database has 2 organizations/),
  });

  const credentials = `${printedValue(firstSteps, 'client_id')}:${printedValue(firstSteps, 'client_secret')}`;
  const token = await fetch(`${address()}/oauth/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(credentials)}` },
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
  expect(await run().ended).toMatchObject({
    code: 1,
    output: expect.stringMatching(/is open in another process\. Stop that process/),
  });
  expect(await first.stop('SIGTERM')).toMatchObject({ code: 0 });

  const second = run();
  await second.ready;
  const found = await fetch(`${address()}${location}`, { headers });
  expect([found.status, await found.json()]).toEqual([200, task]);
  expect(second.output()).not.toMatch(/demo data|Password/);
  const { code, log } = await second.stop('SIGINT');
  expect(code).toBe(0);
  expect(
    log
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).msg),
  ).toContain('stopped');
});

/** Runs an admin command in a process of its own, beside the service. */
function admin(...argv: string[]) {
  const file = fileURLToPath(new URL('../src/admin/main.ts', import.meta.url));
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, DATA_FOLDER: join(folder, 'data') };
  return promisify(execFile)(process.execPath, ['--conditions=@worklane/source', file, ...argv], { env, cwd: folder });
}

const withCurl = spawnSync('curl', ['--version']).status === 0;
const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Runs what the first steps print, except the commands for webhooks, which a guide proves. */
async function runPrintedCommands(commands: ReadonlyMap<string, string>): Promise<void> {
  const contacts = await inShell(commands.get('Get an access token and list contacts')).ended;
  expect(JSON.parse(contacts).data[0]).toMatchObject({ organization_id: 1042, last_name: expect.any(String) });
  expect(await inShell(commands.get('List all admin commands')).ended).toContain('application create');
  for (const heading of [actForUser, withoutSecret]) {
    const running = inShell(commands.get(heading));
    const url = await waitFor(() => /^http\S+(?=\n)/.exec(running.output())?.[0] ?? expect.fail());
    const back = await approveAsDemoOwner(url);
    expect(back.searchParams.get('state')).toBe(new URL(url).searchParams.get('state'));
    running.type(back.searchParams.get('code') ?? '');
    const tokens = JSON.parse((await running.ended).slice(url.length));
    keepOutOfLogs(tokens.access_token, tokens.refresh_token);
    expect(tokens).toMatchObject({ token_type: 'Bearer', organization_id: 1042 });
  }
}

function inShell(commands = 'exit 1') {
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
  const child = spawn('sh', ['-e', '-c', commands], { cwd: root, env: { PATH, HOME, NODE_COMPILE_CACHE } });
  let output = '';
  let complaints = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk) => {
    complaints += chunk;
  });
  const ended = new Promise<string>((resolve, reject) =>
    child.on('close', (code) => (code === 0 ? resolve(output) : reject(new Error(`${complaints}${output}`)))),
  );
  return { output: () => output, type: (line: string) => child.stdin.end(`${line}\n`), ended };
}

/** Signs in with the printed account, and approves the printed authorization request. */
async function approveAsDemoOwner(url: string): Promise<URL> {
  const browser = new Browser(address());
  const { stdout } = await admin('first-steps', '--json');
  const { email, password } = JSON.parse(stdout).credentials;
  const csrf = hiddenField(await (await browser.get('/sign-in')).text(), 'csrf');
  await browser.post('/sign-in', { csrf, email, password });
  return approve(browser, url, 1042);
}

it.each<[string, Record<string, string>, string[], string]>([
  ['invalid settings', { PORT: 'x', LOG_LEVEL: 'y' }, [], '2 invalid settings:\n  PORT is "x"'],
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
