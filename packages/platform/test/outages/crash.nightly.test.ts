import { setTimeout } from 'node:timers/promises';
import { startPostgresql } from '@worklane/testing/postgresql';
import { waitFor } from '@worklane/testing/wait-for';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertWebhooks } from '../../scripts/delivery-node/insert-webhooks.ts';
import { Encryption } from '../../src/secrets/encryption.ts';
import type { OAuthServer } from '../oauth/oauth-server.ts';
import { type HttpReceiver, openHttpReceiver, secret } from '../webhooks/test-dispatch.ts';
import { closeServer, openServer, tokenOf } from './open-server.ts';
import { readStream, type StreamReader } from './stream-reader.ts';

/** Seconds for which a server is down. They pass at the same time, each on a server of its own. */
const outages = [2, 5, 10, 30];

/** How many tasks each node creates at once, so that it uses all connections of its pool. */
const burst = 20;

const channel = 'outage_test';

interface Connections {
  listening: number;
  all: number;
}

/** Two nodes on a server of their own, with a stream and a webhook. */
interface Outage {
  readonly nodes: readonly OAuthServer[];
  readonly stream: StreamReader;
  readonly path: string;
  readonly notified: string[];
  /** Records whose creation got 201. */
  readonly acknowledged: number[];
  /** Statuses of requests while the server was down. */
  readonly statuses: Set<number>;
  readonly before: Connections;
  connections(): Promise<Connections>;
  feed(): Promise<number[]>;
  happen(): Promise<void>;
  close(): Promise<void>;
}

let receiver: HttpReceiver;
let socketsBefore = 0;
const prepared = new Map<number, Outage>();

const countSockets = () => process.getActiveResourcesInfo().filter((name) => name === 'TCPSocketWrap').length;

const deliveredTo = (path: string): number[] =>
  receiver.received.filter((each) => each.path === path).map(({ body }) => JSON.parse(body).data.id);

async function countConnections(url: string): Promise<Connections> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<Connections>(`
    select
      count(*) filter (where application_name = 'worklane listener')::int as listening,
      count(*)::int as all
    from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`);
  await client.end();
  return rows[0] as Connections;
}

async function prepare(seconds: number): Promise<Outage> {
  // Committed writes survive a crash of the server only where commits wait for the disk.
  const server = await startPostgresql({ durable: true });
  const env = { WEBHOOK_LOOPBACK_HTTP: 'true' };
  const first = await openServer(server.url, env);
  const second = await openServer(server.url, { ...env, BASE_URL: first.baseUrl });
  const nodes = [first, second];
  const organizationId = await first.organization('Harbour');
  const path = `/${seconds}`;
  const target = { organizationId, urls: [`${receiver.origin}${path}`] };
  await insertWebhooks(first.store, new Encryption(secret, 'webhook secrets'), target);
  const token = await tokenOf(first, organizationId);
  const headers = { authorization: `Bearer ${token}` };
  const stream = readStream(second.listensOn, token);
  const notified: string[] = [];
  await second.store.listen(channel, (payload) => notified.push(payload));
  const acknowledged: number[] = [];
  const statuses = new Set<number>();

  const create = async (node: OAuthServer): Promise<number> => {
    const url = `/api/v1/${organizationId}/tasks`;
    const response = await node.service.app.inject({ method: 'POST', url, headers, payload: { title: 'Task' } });
    if (response.statusCode === 201) acknowledged.push(response.json().id);
    else expect(response.headers['retry-after']).toMatch(/^[1-5]$/);
    return response.statusCode;
  };
  const createOne = (node: OAuthServer) => waitFor(async () => expect(await create(node)).toBe(201));
  const createMany = () => Promise.all(nodes.flatMap((node) => Array.from({ length: burst }, () => createOne(node))));
  await waitFor(() => expect(stream.statuses).toContain(200));
  await createMany();

  return {
    ...{ nodes, stream, path, notified, acknowledged, statuses },
    before: await countConnections(server.url),
    connections: () => countConnections(server.url),
    async feed() {
      const records: number[] = [];
      for (let query = ''; ; ) {
        const response = await first.service.app.inject({ url: `/api/events?limit=100${query}`, headers });
        const { data, has_more, next_cursor } = response.json();
        records.push(...data.map((event: { data: { id: number } }) => event.data.id));
        if (!has_more) return records;
        query = `&cursor=${next_cursor}`;
      }
    },
    async happen() {
      await server.crash();
      const end = performance.now() + seconds * 1000;
      while (performance.now() < end) {
        for (const status of await Promise.all(nodes.map(create))) statuses.add(status);
        await setTimeout(100);
      }
      await server.start();
      for (const node of nodes) {
        await waitFor(async () =>
          expect((await node.service.app.inject({ url: '/health/ready' })).statusCode).toBe(200),
        );
      }
      await createMany();
    },
    async close() {
      await stream.close();
      for (const node of nodes) await closeServer(node);
      await server.stop();
    },
  };
}

beforeAll(async () => {
  receiver = await openHttpReceiver();
  await Promise.all(outages.map(async (seconds) => prepared.set(seconds, await prepare(seconds))));
  socketsBefore = countSockets();
  await Promise.all([...prepared.values()].map((outage) => outage.happen()));
});
afterAll(async () => {
  await Promise.all([...prepared.values()].map((outage) => outage.close()));
  await receiver.close();
});

const outageOf = (seconds: number): Outage => prepared.get(seconds) ?? expect.fail();
const sorted = (values: Iterable<number>) => [...values].toSorted((one, other) => one - other);

describe.each(outages)('after a crash of PostgreSQL and %i s without it', (seconds) => {
  it('every request during the outage got 503', () => {
    expect([...outageOf(seconds).statuses]).toEqual([503]);
  });

  it('each node has one listening connection and no leaked ones', async () => {
    const { nodes, before, connections, notified } = outageOf(seconds);
    expect(before.listening).toBe(nodes.length);
    await expect.poll(async () => (await connections()).listening).toBe(nodes.length);
    await expect.poll(async () => (await connections()).all).toBeLessThanOrEqual(before.all);
    await nodes[0]?.store.notify(channel, 'again');
    await expect.poll(() => notified).toEqual(['again']);
  });

  it('the feed has every acknowledged record once', async () => {
    const { acknowledged, feed } = outageOf(seconds);
    const records = await feed();
    expect(acknowledged.length).toBeGreaterThanOrEqual(2 * 2 * burst);
    expect(new Set(records).size).toBe(records.length);
    expect(sorted(new Set([...records, ...acknowledged]))).toEqual(sorted(records));
  });

  it('the reconnected stream and the webhook have received all events of the feed', async () => {
    const { stream, path, feed } = outageOf(seconds);
    const records = await feed();
    await expect.poll(() => stream.records).toEqual(records);
    await expect.poll(() => sorted(new Set(deliveredTo(path)))).toEqual(sorted(records));
  });
});

it('leaves no sockets behind after all outages', async () => {
  await expect.poll(countSockets).toBeLessThanOrEqual(socketsBefore);
});
