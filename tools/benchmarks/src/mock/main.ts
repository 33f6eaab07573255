import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '@worklane/testing/free-port';
import autocannon from 'autocannon';
import { median } from '../statistics.ts';

/**
 * Compares the mock, with and without state, with `prism mock` on the same document and with json-server on the same
 * records: the same requests, in rounds that take the servers in turn. Autocannon shares the cores with all of them.
 */
const [rounds, seconds, connections] = [3, 4, 10];

const root = new URL('../../../../', import.meta.url);
const fromRoot = (relative: string) => fileURLToPath(new URL(relative, root));
const document = fromRoot('packages/contract/src/generated/openapi.json');
const mock = ['--conditions=@worklane/source', fromRoot('packages/mock/src/main.ts'), 'serve', '--port'];

/** The database of json-server, with the tasks of the mock. It writes the file after every change. */
const database = join(mkdtempSync(join(tmpdir(), 'worklane-benchmark-')), 'db.json');

const prefix = '/api/v1/1042';
const servers: Readonly<Record<string, { prefix: string; arguments: (port: string) => string[] }>> = {
  'mock with state': { prefix, arguments: (port) => [...mock, port] },
  'mock without state': { prefix, arguments: (port) => [...mock, port, '--stateless'] },
  prism: {
    prefix,
    arguments: (port) => [fromRoot('node_modules/@stoplight/prism-cli/dist/index.js'), 'mock', '-p', port, document],
  },
  'json-server': {
    prefix: '',
    arguments: (port) => [fromRoot('node_modules/json-server/lib/bin.js'), database, '--port', port],
  },
};

const names = ['get, per s', 'list of 50, per s', 'create, per s', 'start, ms', 'idle, MB', 'after load, MB'] as const;
type Measurement = Record<(typeof names)[number], number>;

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
      'get, per s': await rate({ url: `${url}/${id}` }),
      'list of 50, per s': await rate({ url: url + list }),
      'create, per s': await rate({ url, ...post }),
      'start, ms': start,
      'idle, MB': idle,
      'after load, MB': await residentMegabytes(pid),
    };
  });
}

async function rate(request: { url: string; method?: string; body?: string }): Promise<number> {
  const run = (duration: number) => autocannon({ headers, ...request, connections, duration } as autocannon.Options);
  await run(1);
  const { requests, non2xx } = await run(seconds);
  if (non2xx > 0) throw new Error(`${request.url} returned ${non2xx} error responses.`);
  return requests.average;
}

/** Reads /proc, so Linux only. */
async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024;
}

const post = { method: 'POST', headers, body: '{"title":"Paint the door"}' };

/** Creates 100 tasks, so that every list has 50. */
async function fill(url: string): Promise<void> {
  for (let count = 0; count < 100; count += 1) await fetch(url, post);
}

/** Saves the tasks of the mock for json-server. @returns the id of one of them */
async function saveTasks(): Promise<number> {
  const tasks = await withServer('mock with state', async (url) => {
    await fill(url);
    return ((await (await fetch(`${url}?limit=200`, { headers })).json()) as { data: { id: number }[] }).data;
  });
  // The ids of json-server are strings.
  writeFileSync(database, JSON.stringify({ tasks: tasks.map((task) => ({ ...task, id: String(task.id) })) }));
  return tasks[0]?.id ?? 0;
}

try {
  const id = await saveTasks();
  const measured = new Map<string, Measurement[]>(Object.keys(servers).map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, results] of measured) results.push(await measure(name, id));
  }
  console.table(
    Object.fromEntries(
      [...measured].map(([name, results]) => [
        name,
        Object.fromEntries(names.map((column) => [column, Math.round(median(results.map((each) => each[column])))])),
      ]),
    ),
  );
} finally {
  rmSync(join(database, '..'), { recursive: true });
}
