import { setTimeout } from 'node:timers/promises';
import { waitFor } from '@worklane/testing/wait-for';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { readRelease } from '../../scripts/record-release/release.ts';
import { openHttpsReceiver } from '../webhooks/https-receiver.ts';
import { loadIntoPostgresql } from './load-release.ts';
import { type ServiceProcess, startService } from './service-process.ts';

interface FeedEvent {
  id: string;
  type: string;
  data: { id: number; version: number };
}

let token: string;
/** A node of the recorded release, and later one of today, on one database. */
let recorded: ServiceProcess;
let today: ServiceProcess;
const nodes: ServiceProcess[] = [];
/** The statuses of all writes, and the tasks that were written, by the origin of their node. */
const statuses: Record<string, number[]> = {};
const written: { id: number; origin: string }[] = [];

const release = await readRelease();
const DATABASE_URL = await loadIntoPostgresql();
// Those of the recorded organization lead to a receiver that is closed.
await run(DATABASE_URL, 'delete from deliveries; delete from webhooks');
const receiver = await openHttpsReceiver();
const env = {
  DATABASE_URL,
  WORKLANE_SECRET: release.secret,
  BASE_URL: release.baseUrl,
  RATE_LIMIT_REQUESTS: '1000000',
  WEBHOOK_ALLOWED_NETWORKS: '127.0.0.0/8',
  WEBHOOK_CA_FILE: receiver.caFile,
};
afterAll(() => Promise.all(nodes.map((node) => node.stop('SIGKILL'))));

async function run(url: string, statements: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(statements);
  await client.end();
}

async function start(version: 'recorded' | 'today'): Promise<ServiceProcess> {
  const node = await startService(version, env);
  nodes.push(node);
  return node;
}

async function call({ origin }: ServiceProcess, path: string, init: RequestInit = {}, bearer = token) {
  const headers = { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' };
  const response = await fetch(`${origin}${path}`, { ...init, headers });
  const text = await response.text();
  // biome-ignore lint/suspicious/noExplicitAny: responses are what the tests are about; they are checked as values
  return { status: response.status, body: (text === '' ? undefined : JSON.parse(text)) as any };
}

const post = (node: ServiceProcess, path: string, body?: unknown) =>
  call(node, path, { method: 'POST', ...(body !== undefined && { body: JSON.stringify(body) }) });

async function postForm({ origin }: ServiceProcess, path: string, form: Record<string, string>) {
  const { clientId, secret } = release.application;
  const body = new URLSearchParams({ client_id: clientId, client_secret: secret, ...form });
  const response = await fetch(`${origin}${path}`, { method: 'POST', body });
  return { status: response.status, body: (await response.json()) as { access_token: string } };
}

async function issueToken(node: ServiceProcess): Promise<string> {
  const { body } = await postForm(node, '/oauth/token', {
    grant_type: 'client_credentials',
    organization_id: String(release.organizationId),
    scope: 'tasks.read tasks.write webhooks.read webhooks.write',
  });
  return body.access_token;
}

const tasks = () => `/api/v1/${release.organizationId}/tasks`;

/** Creates a task at a node and changes it at another one. */
async function write(node: ServiceProcess, other = node): Promise<void> {
  const created = await post(node, tasks(), { title: 'Order oak panels' });
  record(node, created.status);
  if (created.status !== 201) return;
  const { id } = created.body;
  const body = JSON.stringify({ status: 'done' });
  record(other, (await call(other, `${tasks()}/${id}`, { method: 'PATCH', body })).status);
  written.push({ id, origin: node.origin });
}

function record({ origin }: ServiceProcess, status: number): void {
  statuses[origin] ??= [];
  statuses[origin].push(status);
}

/** Reads the feed at a node from a cursor, or from its start, to its end. */
async function readFeed(node: ServiceProcess, from?: string): Promise<{ events: FeedEvent[]; cursor: string }> {
  const events: FeedEvent[] = [];
  for (let cursor = from; ; ) {
    const { status, body } = await call(
      node,
      `/api/events?limit=200${cursor === undefined ? '' : `&cursor=${cursor}`}`,
    );
    expect(status, JSON.stringify(body)).toBe(200);
    events.push(...body.data);
    cursor = body.next_cursor;
    if (!body.has_more) return { events, cursor: cursor ?? '' };
  }
}

/** Waits until a node has the creation and the change of every written task in its feed, once and in this order. */
async function expectWholeFeed(node: ServiceProcess): Promise<void> {
  await waitFor(async () => {
    const { events } = await readFeed(node);
    expect(events.map(({ id }) => id)).toHaveLength(new Set(events.map(({ id }) => id)).size);
    for (const { id } of written) {
      const versions = events.filter(({ data }) => data.id === id).map(({ data }) => data.version);
      expect(versions).toEqual([1, 2]);
    }
  });
}

/** Waits until the receiver has one delivery of each event of every written task. */
async function expectDelivered(): Promise<void> {
  await waitFor(() => {
    const received = receiver.received.map(({ body }) => JSON.parse(body) as FeedEvent);
    const wanted = written.flatMap(({ id }) => [`task.created ${id}`, `task.updated ${id}`]);
    expect(received.map(({ type, data }) => `${type} ${data.id}`).toSorted()).toEqual(wanted.toSorted());
  });
}

describe('a rolling upgrade', () => {
  it('serves from the previous release while the current one migrates, and then from both', async () => {
    recorded = await start('recorded');
    token = await issueToken(recorded);
    const webhook = {
      url: `${receiver.origin}/worklane`,
      org_id: release.organizationId,
      events: ['task.created', 'task.updated'],
    };
    expect((await post(recorded, '/api/webhooks', webhook)).status).toBe(201);
    await write(recorded);
    await expectWholeFeed(recorded);
    const before = await readFeed(recorded);

    const isMigrating = new AbortController();
    const writing = writeUntil(isMigrating.signal);
    today = await start('today').finally(() => isMigrating.abort());
    await writing;
    expect(statuses[recorded.origin]?.filter((status) => status >= 300)).toEqual([]);
    expect((await fetch(`${recorded.origin}/health/ready`)).status).toBe(200);

    for (let round = 0; round < 5; round++) {
      await Promise.all([write(recorded), write(today), write(recorded, today), write(today, recorded)]);
    }
    expect(
      Object.values(statuses)
        .flat()
        .filter((status) => status >= 300),
    ).toEqual([]);
    await expectWholeFeed(recorded);
    await expectWholeFeed(today);
    await expectDelivered();

    const continued = await readFeed(today, before.cursor);
    const read = new Set([...before.events, ...continued.events].map(({ id }) => id));
    expect((await readFeed(today)).events.filter(({ id }) => !read.has(id))).toEqual([]);
  });

  /** Writes at the node of the recorded release, two tasks at a time. */
  async function writeUntil(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await Promise.all([write(recorded), write(recorded)]);
      await setTimeout(50);
    }
  }

  it('applies issued and revoked tokens on both nodes', async () => {
    for (const [issuer, other] of [
      [recorded, today],
      [today, recorded],
    ] as const) {
      const issued = await issueToken(issuer);
      expect((await call(other, tasks(), {}, issued)).status).toBe(200);
      expect((await postForm(issuer, '/oauth/revoke', { token: issued })).status).toBe(200);
      await waitFor(async () => expect((await call(other, tasks(), {}, issued)).body.code).toBe('token_revoked'));
    }
  });

  it('loses and duplicates nothing when the previous release stops', async () => {
    await Promise.all(Array.from({ length: 5 }, () => write(recorded)));
    expect(await recorded.stop()).toBe(0);
    await write(today);
    await expectWholeFeed(today);
    await expectDelivered();
    for (const { id } of written) {
      expect((await call(today, `${tasks()}/${id}`)).body).toMatchObject({ status: 'done', version: 2 });
    }
  });

  it('refuses to start the previous release on the migrated database', async () => {
    await run(env.DATABASE_URL ?? '', "insert into kysely_migration values ('9999-of-a-newer-release', '')");
    await expect(start('recorded')).rejects.toThrow('9999-of-a-newer-release');
  });
});
