import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { openFolder } from '@worklane/testing/afterwards';
import { type Postgresql, type PostgresqlOptions, startPostgresql } from '@worklane/testing/postgresql';
import { waitFor } from '@worklane/testing/wait-for';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { unavailabilityOf } from '../../src/database/unavailability.ts';
import { ownTokenForm } from '../oauth/oauth-requests.ts';
import type { OAuthServer } from '../oauth/oauth-server.ts';
import { openNetwork } from './network.ts';
import { closeServer, openServer, tokenOf } from './open-server.ts';

const limits = { database: { connect: 1, statement: 2, lock: 1, idleTransaction: 2, keepalive: 10 }, request: 6 };

const maxConnections = 30;

/** A server, a node, and requests of every kind to it. */
class Rig {
  readonly postgresql: Postgresql;
  readonly server: OAuthServer;
  readonly reads: readonly InjectOptions[];
  readonly writes: readonly InjectOptions[];

  private constructor(
    parts: { postgresql: Postgresql; server: OAuthServer },
    requests: Readonly<Record<'reads' | 'writes', InjectOptions[]>>,
  ) {
    this.postgresql = parts.postgresql;
    this.server = parts.server;
    this.reads = requests.reads;
    this.writes = requests.writes;
  }

  static async open(options: PostgresqlOptions): Promise<Rig> {
    const postgresql = await startPostgresql(options);
    const server = await openServer(postgresql.url, {}, limits);
    const organizationId = await server.organization('Harbour');
    const application = await server.application(organizationId, { type: 'private' });
    const browser = await server.browserOf(await server.person(organizationId));
    const headers = { authorization: `Bearer ${await tokenOf(server, organizationId)}` };
    const session = { cookie: `worklane_session=${browser.cookies('/').worklane_session}` };
    const tasks = `/api/v1/${organizationId}/tasks`;
    const payload = { title: 'Task' };
    const { id } = (await server.service.app.inject({ method: 'POST', url: tasks, headers, payload })).json();
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const reads: InjectOptions[] = [
      { url: tasks, headers },
      { url: `${tasks}/${id}`, headers },
      { url: '/api/events', headers },
      { url: '/api/webhooks', headers },
      { url: '/dashboard/api/session', headers: session },
      { url: '/account', headers: session },
      { url: `/oauth/authorize?client_id=${application.clientId}&response_type=code` },
    ];
    const writes: InjectOptions[] = [
      { method: 'POST', url: tasks, headers, payload },
      { method: 'POST', url: tasks, headers: { ...headers, 'idempotency-key': 'one' }, payload },
      {
        method: 'PATCH',
        url: `${tasks}/${id}`,
        headers,
        // A patch that changes nothing writes nothing.
        get payload() {
          return { title: `Task ${randomUUID()}` };
        },
      },
      { method: 'POST', url: `/api/v1/${organizationId}/quotes`, headers, payload: { title: 'Quote' } },
      {
        method: 'POST',
        url: '/oauth/token',
        headers: form,
        payload: `${new URLSearchParams(ownTokenForm(application) as Record<string, string>)}`,
      },
    ];
    return new Rig({ postgresql, server }, { reads, writes });
  }

  send = (requests: readonly InjectOptions[], { service } = this.server): Promise<LightMyRequestResponse[]> =>
    Promise.all(requests.map((request) => service.app.inject(request)));

  ready = async ({ service } = this.server) => {
    const { statusCode, body } = await service.app.inject('/health/ready');
    return statusCode === 200 ? 'ready' : `${statusCode} ${JSON.parse(body).reason}`;
  };

  /** A connection of another program. */
  async client(): Promise<pg.Client> {
    const client = new pg.Client(this.postgresql.url);
    client.on('error', () => undefined);
    await client.connect();
    onTestFinished(() => client.end().catch(() => undefined));
    return client;
  }

  async close(): Promise<void> {
    await closeServer(this.server);
    await this.postgresql.stop();
  }
}

function expectUnavailable(responses: readonly LightMyRequestResponse[]): void {
  expect(responses.map(({ statusCode }) => statusCode)).toEqual(responses.map(() => 503));
  for (const { headers, body } of responses) {
    expect(headers['retry-after']).toMatch(/^[1-5]$/);
    expect(body).not.toMatch(/postgres|database|sql|connect|ECONN|timeout/i);
    if (headers['content-type'] === 'application/problem+json') {
      expect(JSON.parse(body)).toMatchObject({ status: 503, code: 'service_unavailable' });
    }
  }
}

/** Repeats the requests until all succeed if they exceed the limits of these nodes, at least a second, as on a busy machine. */
async function expectSuccess(send: () => Promise<readonly LightMyRequestResponse[]>): Promise<void> {
  const check = async () =>
    expect((await send()).map(({ statusCode }) => statusCode).filter((status) => status >= 500)).toEqual([]);
  const startedAt = performance.now();
  await check().catch((error: unknown) => {
    if (performance.now() - startedAt < 900) throw error;
    return waitFor(check);
  });
}

describe('a PostgreSQL server', () => {
  let rig: Rig;

  beforeAll(async () => {
    // A crash must not lose what the requests need.
    rig = await Rig.open({ settings: [`max_connections=${maxConnections}`, 'synchronous_commit=on'] });
  });
  afterAll(() => rig.close());

  const all = () => [...rig.reads, ...rig.writes];
  const recover = async () => {
    await expect.poll(() => rig.ready()).toBe('ready');
    await expectSuccess(() => rig.send(all()));
  };

  it('that works lets every request of this file succeed', recover);

  it('that is down makes every request 503 and the node not ready, until it is up again', async () => {
    await rig.postgresql.crash();
    expectUnavailable(await rig.send(all()));
    await expect.poll(() => rig.ready()).toBe('503 database_unreachable');
    expect((await rig.server.service.app.inject('/health/live')).statusCode).toBe(200);
    await rig.postgresql.start();
    await recover();
  });

  it('that is shutting down or starting makes every request 503 and the node not ready', async () => {
    const client = await rig.client();
    // It waits for this client, and accepts no other.
    process.kill(await rig.postgresql.postmaster(), 'SIGTERM');
    await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'worklane%'`,
    );
    await expect.poll(() => rig.ready()).toBe('503 database_starting');
    expectUnavailable(await rig.send(all()));
    const ended = rig.postgresql.ended();
    await client.end();
    await ended;
    await rig.postgresql.start();
    await recover();
  });

  it('that is read-only makes writes 503, lets reads succeed, and the node is not ready', async () => {
    const client = await rig.client();
    const set = async (value: string) => {
      await client.query(`alter system set default_transaction_read_only = ${value}`);
      await client.query('select pg_reload_conf()');
    };
    await set('on');
    onTestFinished(() => set('off').catch(() => undefined));
    await expect.poll(() => rig.ready()).toBe('503 database_read_only');
    // A token that shares the grant of an earlier one writes nothing.
    expectUnavailable(await rig.send(rig.writes.filter(({ url }) => url !== '/oauth/token')));
    await expectSuccess(() => rig.send(rig.reads));
    await client.query('set default_transaction_read_only = off');
    await set('off');
    await recover();
  });

  it('without a free connection makes requests 503 and the node not ready', async () => {
    const clients: pg.Client[] = [];
    const admin = await rig.client();
    // The node also takes connections that become free, so its connections are closed until all others are taken.
    while (clients.length < maxConnections - 1) {
      await admin.query(
        `select pg_terminate_backend(pid, 1000) from pg_stat_activity where application_name like 'worklane%'`,
      );
      const client = await rig.client().catch(() => undefined);
      if (client) clients.push(client);
    }
    await expect.poll(() => rig.ready()).toBe('503 database_out_of_connections');
    expectUnavailable(await rig.send(all()));
    for (const client of clients) await client.end();
    await recover();
  });

  it('whose tables are locked makes requests 503', async () => {
    const client = await rig.client();
    await client.query(
      'begin; lock table records, accounts, oauth_artifacts, access_tokens, write_probes in access exclusive mode',
    );
    expectUnavailable(await rig.send(rig.writes));
    await expect.poll(() => rig.ready()).toBe('503 database_too_slow');
    await client.query('rollback');
    await recover();
  });

  it('whose statements take too long makes requests 503', async () => {
    const client = await rig.client();
    await client.query(`
      create function wait() returns trigger language plpgsql as 'begin perform pg_sleep(60); return new; end';
      create trigger wait before insert on records for each row execute function wait()`);
    const [create = {}] = rig.writes;
    const responses = await rig.send([create, create]);
    await client.query('drop function wait cascade');
    expectUnavailable(responses);
    await recover();
  });

  it('that is paused makes every request 503 while it is paused, and the node not ready', async () => {
    const resume = await rig.postgresql.pause();
    onTestFinished(resume);
    expectUnavailable(await rig.send(all()));
    await expect.poll(() => rig.ready()).toBe('503 database_too_slow');
    resume();
    await recover();
  });

  it('that the network no longer reaches makes requests 503, and is used and listened to again when it does', async () => {
    const network = await openNetwork(rig.postgresql.url);
    const node = await openServer(network.url, { BASE_URL: rig.server.baseUrl }, limits);
    onTestFinished(async () => {
      network.restore();
      await closeServer(node);
      await network.close();
    });
    const send = () => rig.send(all(), node);
    const notified: string[] = [];
    await node.store.listen('network_test', (payload) => notified.push(payload));
    await expect.poll(() => rig.ready(node)).toBe('ready');
    await expectSuccess(send);
    network.cut();
    expectUnavailable(await send());
    await expect.poll(() => rig.ready(node)).toBe('503 database_too_slow');
    network.restore();
    await expect.poll(() => rig.ready(node)).toBe('ready');
    await expectSuccess(send);
    // The old connection receives nothing, so each of these arrives over a new one.
    const notify = async () => {
      await rig.server.store.notify('network_test', 'again');
      return notified.includes('again');
    };
    await expect.poll(notify).toBe(true);
  });

  it('ends the transaction of a node that hangs, which lets others write, and the node survives it', async () => {
    const { db } = rig.server.store;
    const hung = db.transaction().execute(async (transaction) => {
      await sql`lock table counters in access exclusive mode`.execute(transaction);
      // Longer than the limit of the server, shorter than the silence that the node itself allows.
      await setTimeout(2500);
      await sql`select 1`.execute(transaction);
    });
    const error = await hung.catch((caught: unknown) => caught);
    expect(unavailabilityOf(error)).toBeDefined();
    await recover();
  });

  it('has no limits for statements and locks of migrations and jobs, but ends their idle connections', async () => {
    const { rows } = await sql`
      select name, setting from pg_settings
      where name in ('statement_timeout', 'lock_timeout', 'idle_session_timeout') order by name`.execute(
      rig.server.store.maintenance,
    );
    expect(rows).toEqual([
      { name: 'idle_session_timeout', setting: '30000' },
      { name: 'lock_timeout', setting: '0' },
      { name: 'statement_timeout', setting: '0' },
    ]);
  });
});

/** Mounting needs Linux and root, as in containers. */
const canMount = process.platform === 'linux' && process.getuid?.() === 0;

it.runIf(canMount)('a full disk makes writes 503 and the node not ready, until there is space again', async () => {
  const folder = await openFolder();
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=256m,mode=755', 'tmpfs', folder]);
  let rig: Rig | undefined;
  onTestFinished(async () => {
    await rig?.close();
    execFileSync('umount', [folder]);
  });
  rig = await Rig.open({ folder, settings: ['min_wal_size=32MB', 'max_wal_size=32MB'] });
  expect(await rig.ready()).toBe('ready');
  const { bavail, bsize } = await statfs(folder);
  const ballast = join(folder, 'ballast');
  // PostgreSQL can need some of it first.
  await writeFile(ballast, Buffer.alloc(bavail * bsize)).catch(ignoreFullDisk);
  await expect.poll(() => rig.ready()).toBe('503 database_full');
  const [create = {}] = rig.writes;
  // The tables have some free space left.
  const payload = { title: 'Task', description: 'x'.repeat(10_000) };
  const responses = await rig.send(Array.from({ length: 50 }, () => ({ ...create, payload })));
  expectUnavailable(responses.filter(({ statusCode }) => statusCode !== 201));
  expect(responses.at(-1)?.statusCode).toBe(503);
  await rm(ballast);
  await expect.poll(() => rig.ready()).toBe('ready');
  await expectSuccess(() => rig.send(rig.writes));
});

function ignoreFullDisk(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOSPC') throw error;
}
