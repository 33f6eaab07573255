import { resources } from '@worklane/contract';
import { waitFor } from '@worklane/testing/wait-for';
import { expect, it, onTestFinished } from 'vitest';
import { defaultLimits } from '../../src/config/settings.ts';
import type { ReplicaRead } from '../../src/database/store.ts';
import { purgeRecord } from '../../src/records/purge.ts';
import { closeServer, openServer, tokenOf } from '../outages/open-server.ts';
import { hostOf, run, startCopy, startPair } from './standby.ts';

/** More than the tests take. */
const unlimited = 600;

/** Starts nodes that read from the standby of a server, and two organizations. */
async function start({ maxStaleness = unlimited, nodes = 1 } = {}) {
  const { primary, standby } = await startPair();
  const url = `${primary.url}?replica=${hostOf(standby)}&max_staleness=${maxStaleness}`;
  const servers: Awaited<ReturnType<typeof openServer>>[] = [];
  for (let count = 0; count < nodes; count++) {
    const server = await openServer(url, {}, { database: { ...defaultLimits.database, statement: 60 } });
    onTestFinished(() => closeServer(server));
    servers.push(server);
  }
  const [node] = servers as [(typeof servers)[number]];
  const organizations = [await node.organization('Harbour'), await node.organization('Lighthouse')] as const;
  // Each node of the tests is its own issuer.
  const tokens = new Map<string, string>();
  const keyOf = (server: typeof node, organization: number) => `${server.baseUrl} ${organization}`;
  for (const server of servers)
    for (const id of organizations) tokens.set(keyOf(server, id), await tokenOf(server, id));

  const send = (
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    { organization = organizations[0], server = node, title = '' } = {},
  ) =>
    server.service.app.inject({
      method,
      url: path.startsWith('/api/') ? path : `/api/v1/${organization}/tasks${path}`,
      headers: { authorization: `Bearer ${tokens.get(keyOf(server, organization))}` },
      ...(method === 'POST' && { payload: { title } }),
    });

  /** Returns the titles of a list, and who served it. */
  async function list(options: Parameters<typeof send>[2] & { path?: string } = {}) {
    const { server = node, path = '' } = options;
    const before = await reads(server);
    const response = await send('GET', path, options);
    expect(response.statusCode, response.body).toBe(200);
    const after = await reads(server);
    const servedBy = [...after.keys()].find((outcome) => after.get(outcome) !== before.get(outcome));
    return { titles: response.json().data.map(({ title, name = title }: Record<string, string>) => name), servedBy };
  }

  async function reads(server = node): Promise<Map<ReplicaRead, string>> {
    const { body } = await server.service.app.inject('/metrics');
    return new Map(
      [...body.matchAll(/^worklane_replica_reads_total\{outcome="(\w+)"\} (\d+)$/gm)].map(([, outcome, count = '']) => [
        outcome as ReplicaRead,
        count,
      ]),
    );
  }

  const isServedBy = (outcome: ReplicaRead, options?: Parameters<typeof list>[0]) =>
    waitFor(async () => expect((await list(options)).servedBy).toBe(outcome));
  const isReady = async () => expect((await node.service.app.inject('/health/ready')).statusCode).toBe(200);
  /** Returns the states of the replica that the log names. */
  const states = () =>
    node.log.flatMap((line) => {
      const { isUsed } = JSON.parse(line);
      return isUsed === undefined ? [] : [isUsed];
    });
  /** The log names each state once. */
  const isLogged = () =>
    waitFor(() => expect(states().at(-1)).toBe(false)).then(() =>
      expect(states().join()).not.toMatch(/(true|false),\1/),
    );
  return { primary, standby, servers, node, organizations, send, list, isServedBy, isReady, isLogged };
}

it('reads what an organization has written, on any node, and what others have not changed from a replica', async () => {
  const { standby, servers, organizations, send, list, isServedBy } = await start({ nodes: 2 });
  const [changed, unchanged] = organizations;
  for (const organization of organizations) await send('POST', '', { organization, title: 'first' });
  for (const server of servers)
    for (const organization of organizations) await isServedBy('replica', { server, organization });

  await run(standby, 'select pg_wal_replay_pause()');
  await send('POST', '', { title: 'second' });
  for (const server of servers) {
    for (const [path, titles] of [
      ['', ['second', 'first']],
      ['?q=second', ['second']],
      ['/api/search?q=second', ['second']],
    ] as const) {
      const listed = await list({ server, path });
      expect(listed.titles, path).toEqual(titles);
      expect(listed.servedBy, path).toMatch(/changed|unavailable/);
    }
    await isServedBy('changed', { server });
    await isServedBy('replica', { server, organization: unchanged });
  }

  await run(standby, 'select pg_wal_replay_resume()');
  for (const server of servers)
    for (const path of ['', '?q=second', '/api/search?q=second'])
      await isServedBy('replica', { server, organization: changed, path });
  expect((await list()).titles).toEqual(['second', 'first']);
});

it('shows no values of a purged record that a replica still has', async () => {
  const { standby, node, organizations, send, isServedBy } = await start();
  const { id } = (await send('POST', '', { title: 'secret' })).json();
  await send('DELETE', `/${id}`);
  await isServedBy('replica');
  await run(standby, 'select pg_wal_replay_pause()');
  const purge = { resource: resources.tasks, organizationId: organizations[0], id, now: new Date() };
  await purgeRecord(node.store.db, { ...purge, audit: async () => undefined });
  const history = await send('GET', `/${id}/history`);
  expect(history.json().data).toHaveLength(2);
  expect(history.body).not.toContain('secret');
});

it('does not read from a replica that is further behind than DATABASE_URL allows', async () => {
  const { standby, organizations, send, isServedBy, isReady, isLogged, node } = await start({ maxStaleness: 3 });
  await isServedBy('replica');
  await run(standby, 'select pg_wal_replay_pause()');
  await send('POST', '', { title: 'x' });
  // It has not changed, so that only the lag matters.
  await isServedBy('unavailable', { organization: organizations[1] });
  await isReady();
  await waitFor(async () => {
    const { body } = await node.service.app.inject('/metrics');
    const [, lag] = /^worklane_replica_lag_seconds\{replica="[^"]+"\} (\S+)$/m.exec(body) ?? [];
    expect(Number(lag)).toBeGreaterThan(3);
  });
  await isLogged();
  await run(standby, 'select pg_wal_replay_resume()');
  await isServedBy('replica', { organization: organizations[1] });
});

it('reads from the primary while a replica is stopped or does not respond', async () => {
  const { standby, list, isServedBy, isReady, isLogged } = await start();
  await isServedBy('replica');
  await standby.crash();
  expect((await list()).servedBy).not.toBe('replica');
  await isServedBy('unavailable');
  await isReady();
  await isLogged();
  standby.start().catch(() => undefined);
  await isServedBy('replica');

  const resume = await standby.pause();
  // The request that meets it first gets its response before its own time limit, and before that of a statement.
  expect((await list()).servedBy).toMatch(/failed|unavailable/);
  await isServedBy('unavailable');
  await isReady();
  resume();
  await isServedBy('replica');
});

it('does not read from a replica that was promoted', async () => {
  const { standby, send, list, isServedBy, isReady } = await start();
  await send('POST', '', { title: 'original' });
  await isServedBy('replica');
  await run(standby, 'select pg_promote()');
  await run(standby, 'update records set document = document || \'{"title": "changed"}\' where kind = \'task\'');
  expect((await list()).titles).toEqual(['original']);
  await isServedBy('unavailable');
  await isReady();
});

it('does not read from a replica that has what its new primary has lost', async () => {
  const { primary, standby, servers, organizations } = await start();
  await Promise.all(servers.map((server) => server.service.stop()));
  const promoted = await startCopy(primary);
  await run(primary, 'update records set document = document || \'{"title": "lost"}\'');
  const write = (rows: number) => `create table written_${rows} as select generate_series(1, ${rows})`;
  await run(primary, write(100_000));
  await waitFor(async () => expect(await run(standby, 'select from written_100000 limit 1')).toHaveLength(1));

  const server = await openServer(`${promoted.url}?replica=${hostOf(standby)}&max_staleness=${unlimited}`);
  onTestFinished(() => closeServer(server));
  const logged = (text: string) => server.log.some((line) => line.includes(text));
  await waitFor(() => expect(logged('The replica has what the primary has lost.')).toBe(true));
  // From here on, it seems to be behind.
  await run(promoted, write(300_000));
  const { db, replicas } = server.store;
  const isPrimary = () => replicas?.read(organizations[0], async (connection) => connection === db);
  for (let read = 1; read <= 5; read++) expect(await isPrimary()).toBe(true);
  expect(logged('"isUsed":true')).toBe(false);
});

it('repeats a read on the primary that a replica has canceled', async () => {
  const { node, organizations, isServedBy } = await start();
  await isServedBy('replica');
  const { db, replicas } = node.store;
  const canceled = Object.assign(new Error('canceling statement due to conflict with recovery'), { code: '40001' });
  const read = async (connection: typeof db) => {
    if (connection !== db) throw canceled;
    return 'read';
  };
  expect(await replicas?.read(organizations[0], read)).toBe('read');
});
