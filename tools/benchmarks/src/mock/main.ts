import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';

/** Compares the mock with `prism mock` on the same document, with the same requests in three rounds. */
const root = new URL('../../../../', import.meta.url);
const fromRoot = (relative: string) => fileURLToPath(new URL(relative, root));
const document = fromRoot('packages/contract/src/generated/openapi.json');

const servers = {
  prism: {
    port: 4710,
    command: [fromRoot('node_modules/@stoplight/prism-cli/dist/index.js'), 'mock', '-p', '4710', document],
  },
  mock: {
    port: 4711,
    command: ['--conditions=@worklane/source', fromRoot('packages/mock/src/main.ts'), 'serve', '--port', '4711'],
  },
};

const headers = { authorization: 'Bearer x', 'content-type': 'application/json' };
const requests = {
  'get a task': { path: '/api/v1/1042/tasks/2301', method: 'GET', headers },
  'create a task': { path: '/api/v1/1042/tasks', method: 'POST', headers, body: '{"title":"Paint the door"}' },
} as const;

type Measure = Record<keyof typeof requests | 'start, ms' | 'idle, MB' | 'after load, MB', number>;

async function measure({ port, command }: (typeof servers)[keyof typeof servers]): Promise<Measure> {
  const started = performance.now();
  const child = spawn(process.execPath, command, { stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  try {
    while (!(await fetch(`${url}/oauth/jwks`).catch(() => undefined))?.ok)
      await new Promise((resolve) => setTimeout(resolve, 10));
    const start = performance.now() - started;
    const idle = await residentMegabytes(child.pid);
    const rate = async ({ path, ...request }: (typeof requests)[keyof typeof requests]) => {
      await autocannon({ url: url + path, ...request, connections: 10, duration: 1 });
      const { requests: completed, non2xx } = await autocannon({
        url: url + path,
        ...request,
        connections: 10,
        duration: 4,
      });
      if (non2xx > 0) throw new Error(`${path} returned ${non2xx} error responses.`);
      return completed.average;
    };
    return {
      'get a task': await rate(requests['get a task']),
      'create a task': await rate(requests['create a task']),
      'start, ms': start,
      'idle, MB': idle,
      'after load, MB': await residentMegabytes(child.pid),
    };
  } finally {
    child.kill();
  }
}

/** Reads /proc, so Linux only. */
async function residentMegabytes(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024;
}

const rounds: { prism: Measure; mock: Measure }[] = [];
for (let round = 0; round < 3; round += 1) {
  rounds.push({ prism: await measure(servers.prism), mock: await measure(servers.mock) });
}
const median = (values: number[]) => values.toSorted((a, b) => a - b)[1] ?? 0;
const names = Object.keys(rounds[0]?.mock ?? {}) as (keyof Measure)[];
console.table(
  Object.fromEntries(
    names.map((name) => {
      const prism = median(rounds.map((round) => round.prism[name]));
      const mock = median(rounds.map((round) => round.mock[name]));
      return [name, { prism: Math.round(prism), mock: Math.round(mock), ratio: Number((mock / prism).toFixed(2)) }];
    }),
  ),
);
