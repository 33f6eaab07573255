import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '@worklane/testing/free-port';
import { cpuTimeOf } from '../cpu-time.ts';
import { foreignTool } from '../foreign-tools.ts';
import { type Request, sendRequests } from '../load/load.ts';
import { median } from '../statistics.ts';

/**
 * Compares the mock, with and without state, with `prism mock` on the same document and with json-server on the same
 * records: the same requests, in rounds that take the servers in turn.
 */
const [rounds, seconds, storedTasks] = [3, 4, 1000];

const root = new URL('../../../../', import.meta.url);
const fromRoot = (relative: string) => fileURLToPath(new URL(relative, root));
const document = fromRoot('packages/contract/src/generated/openapi.json');
const mock = ['--conditions=@worklane/source', fromRoot('packages/mock/src/main.ts'), 'serve', '--port'];

const prism = await foreignTool('@stoplight/prism-cli/dist/index.js');
const jsonServer = await foreignTool('json-server/lib/bin.js');

/** The database of json-server, with the tasks of the mock. It writes the file after every change. */
const database = join(mkdtempSync(join(tmpdir(), 'worklane-benchmark-')), 'db.json');

const prefix = '/api/v1/1042';
const servers: Readonly<Record<string, { prefix: string; arguments: (port: string) => string[] }>> = {
  'mock with state': { prefix, arguments: (port) => [...mock, port] },
  'mock without state': { prefix, arguments: (port) => [...mock, port, '--stateless'] },
  prism: {
    prefix,
    arguments: (port) => [prism, 'mock', '-p', port, document],
  },
  'json-server': {
    prefix: '',
    arguments: (port) => [jsonServer, database, '--port', port],
  },
};

/** Per second, and per second of the server's CPU time, which other load on the machine does not distort. */
type Rates<Name extends string> = Record<`${Name}/s` | `${Name}/CPU s`, number>;
type Measurement = Rates<'get'> &
  Rates<'list'> &
  Rates<'create'> &
  Record<'start ms' | 'idle MB' | 'loaded MB', number>;

async function withServer<T>(name: string, use: (url: string, pid: number, start: number) => Promise<T>): Promise<T> {
  const server = servers[name];
  if (!server) throw new Error(`Unknown server: ${name}.`);
  const port = String(await freePort());
  const started = performance.now();
  const child = spawn(process.execPath, server.arguments(port), { stdio: 'ignore' });
  try {
    const url = `http://127.0.0.1:${port}`;
    while (!(await respondsTo(`${url}${server.prefix}/tasks`))) await new Promise((resolve) => setTimeout(resolve, 10));
    return await use(`${url}${server.prefix}/tasks`, child.pid ?? 0, performance.now() - started);
  } finally {
    child.kill('SIGKILL');
  }
}

const headers = { authorization: 'Bearer x', 'content-type': 'application/json' };

const respondsTo = async (url: string) => (await fetch(url, { headers }).catch(() => undefined))?.ok === true;

async function measure(name: string, id: number): Promise<Measurement> {
  return withServer(name, async (url, pid, start) => {
    const idle = await residentMegabytes(pid);
    if (name === 'mock with state') await fill(url);
    const list = name === 'json-server' ? '?_page=1&_per_page=50' : '?limit=50';
    return {
      ...(await rates('get', pid, 'GET', `${url}/${id}`)),
      ...(await rates('list', pid, 'GET', url + list)),
      ...(await rates('create', pid, 'POST', url)),
      'start ms': start,
      'idle MB': idle,
      'loaded MB': await residentMegabytes(pid),
    };
  });
}

async function rates<Name extends string>(
  name: Name,
  pid: number,
  method: Request['method'],
  url: string,
): Promise<Rates<Name>> {
  const { origin, pathname, search } = new URL(url);
  const request = { method, path: pathname + search, ...(method === 'POST' && { body: task }) };
  const run = (duration: number) => sendRequests({ url: origin, token: 'x' }, request, { seconds: duration }, 1);
  await run(1);
  const before = cpuTimeOf(pid);
  const result = await run(seconds);
  const cpuSeconds = (cpuTimeOf(pid) - before) / 1_000_000;
  const rate = result.requests / result.seconds;
  return { [`${name}/s`]: rate, [`${name}/CPU s`]: result.requests / cpuSeconds } as Rates<Name>;
}

/** Reads /proc, so Linux only. */
async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024;
}

const task = { title: 'Paint the door' };

/** Creates the tasks from which the servers with state return one or a page. */
async function fill(url: string): Promise<void> {
  for (let count = 0; count < storedTasks; count += 1)
    await fetch(url, { method: 'POST', headers, body: JSON.stringify(task) });
}

/** Saves the tasks of the mock for json-server. @returns the id of one of them */
async function saveTasks(): Promise<number> {
  const tasks = await withServer('mock with state', async (url) => {
    await fill(url);
    return allOf(url);
  });
  // The ids of json-server are strings.
  writeFileSync(database, JSON.stringify({ tasks: tasks.map((task) => ({ ...task, id: String(task.id) })) }));
  return tasks[0]?.id ?? 0;
}

async function allOf(url: string): Promise<{ id: number }[]> {
  const tasks: { id: number }[] = [];
  for (let query = '?limit=200'; ; ) {
    const page = (await (await fetch(url + query, { headers })).json()) as Page;
    tasks.push(...page.data);
    if (page.next_cursor === null) return tasks;
    query = `?limit=200&cursor=${encodeURIComponent(page.next_cursor)}`;
  }
}

interface Page {
  readonly data: readonly { id: number }[];
  readonly next_cursor: string | null;
}

try {
  const id = await saveTasks();
  const measured = new Map<string, Measurement[]>(Object.keys(servers).map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, results] of measured) results.push(await measure(name, id));
  }
  console.table(Object.fromEntries([...measured].map(([name, results]) => [name, medians(results)])));
} finally {
  rmSync(join(database, '..'), { recursive: true });
}

function medians(results: readonly Measurement[]): Record<string, number> {
  const columns = Object.keys(results[0] ?? {}) as (keyof Measurement)[];
  return Object.fromEntries(columns.map((column) => [column, Math.round(median(results.map((each) => each[column])))]));
}
