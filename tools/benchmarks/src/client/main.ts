import { fileURLToPath } from 'node:url';
import { createClient as createWorklaneClient, plainToken } from '@worklane/client';
import type { paths } from '@worklane/contract';
import { freePort } from '@worklane/testing/free-port';
import createOpenapiClient from 'openapi-fetch';
import { startServer, stopServer } from '../server-process.ts';
import { median } from '../statistics.ts';

/**
 * Compares a call of @worklane/client and of openapi-fetch with `fetch` and the same headers and body, against a server
 * in another process, with sequential calls in alternating rounds. Options: --rounds N, --calls N.
 */
const option = (name: string, defaultValue: number) => {
  const index = process.argv.indexOf(`--${name}`);
  return index < 0 ? defaultValue : Number(process.argv[index + 1]);
};
const rounds = option('rounds', 400);
const calls = option('calls', 20);

/** Number of warm-up rounds. */
const warmUp = 100;

const port = await freePort();
const baseUrl = `http://127.0.0.1:${port}`;
const token = 'x'.repeat(420);
const read = { accept: 'application/json', authorization: `Bearer ${token}` };
const write = { ...read, 'content-type': 'application/json', 'idempotency-key': 'k'.repeat(43) };
const body = { title: 'Send the offer to Nordwind', priority: 'high', tags: ['sales'] } as const;
const path = { organization_id: 1042, id: 2301 };

const openapi = createOpenapiClient<paths>({ baseUrl });
const { tasks } = createWorklaneClient({ baseUrl, auth: plainToken(token, { organizationId: 1042 }) });

/** `fetch` comes first: the others are compared with it. */
const scenarios: Record<string, Record<string, () => Promise<unknown>>> = {
  'get a task': {
    fetch: async () => (await fetch(`${baseUrl}/api/v1/1042/tasks/2301`, { headers: read })).json(),
    'openapi-fetch': () =>
      openapi.GET('/api/v1/{organization_id}/tasks/{id}', { params: { path }, headers: read }).then(({ data }) => data),
    '@worklane/client': () => tasks.get(2301),
  },
  'create a task': {
    fetch: async () => {
      const init = { method: 'POST', headers: write, body: JSON.stringify(body) };
      return (await fetch(`${baseUrl}/api/v1/1042/tasks`, init)).json();
    },
    'openapi-fetch': () =>
      openapi
        .POST('/api/v1/{organization_id}/tasks', {
          params: { path: { organization_id: 1042 } },
          headers: write,
          body: { ...body, tags: [...body.tags] },
        })
        .then(({ data }) => data),
    '@worklane/client': () => tasks.create({ ...body, tags: [...body.tags] }),
  },
};

const server = await startServer([fileURLToPath(new URL('task-server.ts', import.meta.url))], port, {
  NODE_OPTIONS: '--conditions=@worklane/source',
});
try {
  const rows = [];
  for (const [name, implementations] of Object.entries(scenarios)) rows.push(...(await compare(name, implementations)));
  console.table(rows);
} finally {
  await stopServer(server);
}

async function compare(name: string, implementations: Record<string, () => Promise<unknown>>): Promise<object[]> {
  const times = new Map<string, number[]>();
  for (let round = 0; round < rounds + warmUp; round++) {
    // The order rotates.
    const order = Object.entries(implementations);
    for (const [implementation, call] of [...order.slice(round % 3), ...order.slice(0, round % 3)]) {
      const start = performance.now();
      for (let index = 0; index < calls; index++) await call();
      const microseconds = ((performance.now() - start) / calls) * 1000;
      if (round >= warmUp) times.set(implementation, [...(times.get(implementation) ?? []), microseconds]);
    }
  }
  const baseline = times.get('fetch') ?? [];
  return [...times].map(([implementation, values]) => ({
    call: name,
    by: implementation,
    'median µs': Math.round(median(values)),
    'ratio to fetch': median(values.map((value, round) => value / (baseline[round] ?? value))).toFixed(3),
    goal: implementation === '@worklane/client' ? 1.1 : '',
  }));
}
