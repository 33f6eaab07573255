import { fileURLToPath } from 'node:url';
import { createClient as createWorklaneClient, plainToken } from '@worklane/client';
import type { paths } from '@worklane/contract';
import { freePort } from '@worklane/testing/free-port';
import createOpenapiClient from 'openapi-fetch';
import { startServer, stopServer } from '../server-process.ts';

/**
 * What a call costs beyond `fetch` with the same headers and body: our client, and openapi-fetch alone, against a
 * server in a process of its own, one call after the other, in alternating rounds. Options: --rounds N, --calls N.
 */
const option = (name: string, otherwise: number) => {
  const index = process.argv.indexOf(`--${name}`);
  return index < 0 ? otherwise : Number(process.argv[index + 1]);
};
const rounds = option('rounds', 400);
const calls = option('calls', 20);

/** The first rounds make the code hot. */
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

/** Bare fetch first: the others are compared with it. */
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
  for (const [name, contenders] of Object.entries(scenarios)) rows.push(...(await compare(name, contenders)));
  console.table(rows);
} finally {
  await stopServer(server);
}

async function compare(name: string, contenders: Record<string, () => Promise<unknown>>): Promise<object[]> {
  const times = new Map<string, number[]>();
  for (let round = 0; round < rounds + warmUp; round++) {
    // Who comes first changes, so that nobody always follows the same one.
    const order = Object.entries(contenders);
    for (const [contender, call] of [...order.slice(round % 3), ...order.slice(0, round % 3)]) {
      const start = performance.now();
      for (let index = 0; index < calls; index++) await call();
      const microseconds = ((performance.now() - start) / calls) * 1000;
      if (round >= warmUp) times.set(contender, [...(times.get(contender) ?? []), microseconds]);
    }
  }
  const bare = times.get('fetch') ?? [];
  return [...times].map(([contender, values]) => ({
    call: name,
    by: contender,
    'median µs': Math.round(median(values)),
    'of fetch': median(values.map((value, round) => value / (bare[round] ?? value))).toFixed(3),
    goal: contender === '@worklane/client' ? 1.1 : '',
  }));
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
