import { json } from '@worklane/server';
import { waitFor } from '@worklane/testing/wait-for';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { appJobs } from '../../src/app.ts';
import { openStore } from '../../src/database/open.ts';
import { databaseLeases } from '../../src/http/rate-limits/database-leases.ts';
import { RateLimits } from '../../src/http/rate-limits/rate-limits.ts';
import { openStoreOn } from '../environment/test-store.ts';
import { bearer, openApp } from '../observability/operations-app.ts';

const requests = 200;
const env = { RATE_LIMIT_REQUESTS: String(requests), RATE_LIMIT_WINDOW_SECONDS: '3600' };
const handlers = { listTasks: () => ({ status: 200 as const, body: json('{"data":[],"next_cursor":null}') }) };

const database = await openStoreOn('postgresql');
const stores = [database.store, await database.another(), await database.another()];
beforeEach(() => sql`truncate rate_limit_windows`.execute(database.store.db));

/** Stops the timers: on a busy machine, a late lease would make a node count alone. */
function withoutTimeLimit() {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());
}

/** Nodes of one service, as functions that send a request and return its status. */
function startNodes() {
  return stores.map((store) => {
    const { app } = openApp(store, { env, handlers });
    return async (token: string) => {
      const { statusCode } = await app.inject({ url: `/api/v1/${token.split('.')[0]}/tasks`, headers: bearer(token) });
      return statusCode;
    };
  });
}

type Node = ReturnType<typeof startNodes>[number];

/** Sends requests to nodes in a fixed pattern, so many at a time. @returns how many were accepted. */
async function send(nodes: Node[], token: string, { total = 2 * requests, atOnce = 1, pattern = [0, 1, 2] } = {}) {
  let accepted = 0;
  for (let sent = 0; sent < total; sent += atOnce) {
    const batch = Array.from({ length: atOnce }, (_, index) => nodes[pattern[(sent + index) % pattern.length] ?? 0]);
    const statuses = await Promise.all(batch.map((node) => node?.(token)));
    expect(statuses.filter((status) => status !== 200 && status !== 429)).toEqual([]);
    accepted += statuses.filter((status) => status === 200).length;
  }
  return accepted;
}

describe('rate limits of three nodes on one database', () => {
  withoutTimeLimit();

  it.each([
    ['a burst', { atOnce: 2 * requests }],
    ['a client with 20 requests in flight', { atOnce: 20 }],
    ['a steady client', {}],
    ['a client that one node serves most', { pattern: [0, 0, 1, 0, 0, 0, 2, 0, 0, 0] }],
  ])('accept at most, and nearly, the limit from %s', async (_, options) => {
    const accepted = await send(startNodes(), '7.app', options);
    expect(accepted).toBeGreaterThanOrEqual(0.85 * requests);
    expect(accepted).toBeLessThanOrEqual(requests);
  });

  it('count a new token of an application against the same quota', async () => {
    const nodes = startNodes();
    await send(nodes, '7.app.first');
    expect(await send(nodes, '7.app.second', { total: 30 })).toBe(0);
  });
});

describe('a rate limit window', () => {
  withoutTimeLimit();

  const client = { organizationId: 7, name: 'application app' };

  /** The rejection of a request, or what is left of the quota. */
  const take = async (limits: RateLimits, key = client) => {
    try {
      const quota = await limits.take(key);
      return Number(/r=(\d+)/.exec(quota?.headers.RateLimit ?? '')?.[1]);
    } catch (error) {
      return (error as { headers: Record<string, unknown> }).headers;
    }
  };

  it('starts again after it has ended, by the clock of the database', async () => {
    let now = 0;
    const options = { requests: 3, windowSeconds: 60, takeLease: databaseLeases(database.store), now: () => now };
    const limits = new RateLimits(options);
    expect([await take(limits), await take(limits), await take(limits)]).toEqual([2, 1, 0]);
    expect(await take(limits)).toMatchObject({ 'Retry-After': expect.any(Number) });

    // The clock of this node says that the window has ended; that of the database decides.
    now += 61_000;
    expect(await take(limits)).toHaveProperty('Retry-After');
    await sql`update rate_limit_windows set ends_at = now() - interval '1 ms'`.execute(database.store.db);
    now += 61_000;
    expect(await take(limits)).toBe(2);
  });

  it('ends after the seconds in Retry-After', async () => {
    const limits = new RateLimits({ requests: 1, windowSeconds: 60, takeLease: databaseLeases(database.store) });
    await take(limits);
    await sql`update rate_limit_windows set ends_at = now() + interval '30 s'`.execute(database.store.db);
    const another = new RateLimits({ requests: 1, windowSeconds: 60, takeLease: databaseLeases(database.store) });
    expect(await take(another)).toMatchObject({
      'Retry-After': expect.toSatisfy((seconds) => seconds > 20 && seconds <= 30),
      RateLimit: expect.stringMatching(/^"default";r=0;t=(2\d|30)$/),
    });
  });

  it('is purged by a job after it has ended', async () => {
    const job = appJobs.find(({ name }) => name === 'purge rate limits');
    const limits = new RateLimits({ requests: 3, windowSeconds: 60, takeLease: databaseLeases(database.store) });
    // Those of other tests may take a lease late.
    const own = { ...client, name: 'application of the purge' };
    await take(limits, own);
    const { db } = database.store;
    const windows = () => db.selectFrom('rate_limit_windows').selectAll().where('key', '=', own.name).execute();
    await job?.run(db, new Date());
    expect(await windows()).toHaveLength(1);
    await sql`update rate_limit_windows set ends_at = now() - interval '1 ms'`.execute(db);
    await job?.run(db, new Date());
    expect(await windows()).toEqual([]);
  });

  it('needs few statements, and none when the quota is used up', async () => {
    const takeLease = vi.fn(databaseLeases(database.store));
    const limits = new RateLimits({ requests: 1000, windowSeconds: 3600, takeLease });
    // A lease that the limits of another test take late counts for its client.
    const own = { ...client, name: 'application of this test' };
    for (let count = 0; count < 1000; count++) expect(await take(limits, own)).toBe(999 - count);
    const statements = takeLease.mock.calls.length;
    expect(statements).toBeLessThan(30);
    for (let count = 0; count < 10; count++) expect(await take(limits, own)).toHaveProperty('Retry-After');
    expect(takeLease).toHaveBeenCalledTimes(statements);
  });
});

describe('rate limits of a node without its database', () => {
  const client = { organizationId: 7, name: 'application app' };
  const take = async (limits: RateLimits) => {
    try {
      return (await limits.take(client)) !== null;
    } catch {
      return false;
    }
  };

  it('are counted by the node alone, which is logged once', async () => {
    const closed = await openStore({ connections: 1, url: 'postgresql://127.0.0.1:1/none' });
    onTestFinished(() => closed.close());
    const log: string[] = [];
    const { app } = openApp(closed, { env: { ...env, RATE_LIMIT_REQUESTS: '3' }, handlers, log });
    const statuses = [];
    for (let count = 0; count < 4; count++) {
      statuses.push((await app.inject({ url: '/api/v1/7/tasks', headers: bearer('7.app') })).statusCode);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect(log.filter((line) => line.includes('counted on this node only'))).toHaveLength(1);
  });

  it('do not count a token that cannot be checked as invalid', async () => {
    const { app } = openApp(database.store, { env: { ...env, RATE_LIMIT_REQUESTS: '1' }, handlers });
    const statusOf = async (token: string) =>
      (await app.inject({ url: '/api/v1/7/tasks', headers: bearer(token) })).statusCode;
    expect([await statusOf('unchecked'), await statusOf('unchecked')]).toEqual([503, 503]);
    expect([await statusOf('wrong'), await statusOf('wrong')]).toEqual([401, 429]);
  });

  it('do not delay requests while leases time out', async () => {
    const limits = new RateLimits({ requests: 2, windowSeconds: 60, takeLease: () => new Promise(() => {}) });
    expect([await take(limits), await take(limits), await take(limits)]).toEqual([true, true, false]);
  });

  it('continue the current window, and are shared again when the database recovers', async () => {
    let now = 0;
    let isDown = false;
    const leases = databaseLeases(database.store);
    const takeLease = vi.fn<typeof leases>((request) =>
      isDown ? Promise.reject(new Error('connection refused')) : leases(request),
    );
    const options = { requests: 8, windowSeconds: 60, takeLease, now: () => now };
    const [here, there] = [new RateLimits(options), new RateLimits(options)];
    for (let count = 0; count < 4; count++) expect(await take(here)).toBe(true);
    isDown = true;
    let accepted = 4;
    while (await take(here)) accepted++;
    expect(accepted).toBe(8);

    isDown = false;
    now += 2500;
    await take(here);
    await waitFor(async () => {
      now += 2500;
      await take(here);
      expect(takeLease.mock.settledResults.at(-1)?.type).toBe('fulfilled');
    });
    while (await take(there)) accepted++;
    while (await take(here)) accepted++;
    expect(accepted).toBeLessThan(16);
  });
});
