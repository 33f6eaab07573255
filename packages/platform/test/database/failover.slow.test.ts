import { inspect } from 'node:util';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { runAdmin } from '../../src/admin/run-admin.ts';
import { openStore } from '../../src/database/open.ts';
import { unavailabilityOf } from '../../src/database/unavailability.ts';
import { closeServer, openServer, tokenOf } from '../outages/open-server.ts';
import { hostOf, run, startPair } from './standby.ts';

const urlOf = (hosts: readonly string[]) =>
  `postgresql://postgres:postgres@${hosts.join(',')}/postgres?target_session_attrs=read-write`;

it('connects to the primary, and follows it when it crashes or becomes read-only', async () => {
  const { primary, standby } = await startPair();
  const url = urlOf(['127.0.0.1:1', hostOf(standby), hostOf(primary)]);
  const server = await openServer(url);
  onTestFinished(() => closeServer(server));
  const organizationId = await server.organization('Harbour');
  const headers = { authorization: `Bearer ${await tokenOf(server, organizationId)}` };
  const create = async () => {
    const request = {
      method: 'POST',
      url: `/api/v1/${organizationId}/tasks`,
      headers,
      payload: { title: 'x' },
    } as const;
    return (await server.service.app.inject(request)).statusCode;
  };
  const heard: string[] = [];
  await server.store.listen('failover', (payload) => heard.push(payload));
  const notified = async (payload: string) => {
    await server.store.notify('failover', payload);
    return heard;
  };
  const isStandby = () =>
    sql<{ standby: boolean }>`select pg_is_in_recovery() as standby`.execute(server.store.maintenance).then(
      ({ rows }) => rows[0]?.standby,
      () => undefined,
    );
  const works = async (step: string) => {
    await expect.poll(create).toBe(201);
    // An idle connection learns from its next statement that the server has become read-only.
    await expect.poll(isStandby).toBe(false);
    await expect.poll(() => notified(step)).toContain(step);
    const lines: string[] = [];
    const print = (line: string) => lines.push(line);
    const env = { DATABASE_URL: url, WORKLANE_SECRET: 's'.repeat(32) };
    const terminal = { workingFolder: '.', readLine: async () => '', print, printError: print };
    expect(await runAdmin({ argv: ['organization', 'list'], env, ...terminal })).toBe(0);
    expect(lines.join()).toContain('Harbour');
  };
  await works('start');

  const [written] = await run(primary, 'select pg_current_wal_lsn() as position');
  const replayed = 'select pg_last_wal_replay_lsn() as position';
  await expect
    .poll(async () => (await run(standby, `select (${replayed}) >= '${written?.position}' as position`))[0]?.position)
    .toBe(true);
  await primary.crash();
  await run(standby, 'select pg_promote()');
  await works('crash');

  await primary.start();
  await run(standby, 'alter system set default_transaction_read_only = on');
  await run(standby, 'select pg_reload_conf()');
  await works('read-only');
});

it('reports a server without a primary as read-only', async () => {
  const { primary, standby } = await startPair();
  await primary.crash();
  const error = await openStore({ url: urlOf([hostOf(primary), hostOf(standby)]), connections: 1 })
    .then((store) => sql`select 1`.execute(store.db).finally(() => store.close()))
    .catch((reason) => reason);
  expect(unavailabilityOf(error), inspect(error)).toBe('read_only');
  expect(inspect(error)).not.toContain('postgres:postgres');
});
