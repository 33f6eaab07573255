import { execFileSync } from 'node:child_process';
import { chmod, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openFolder } from '@worklane/testing/afterwards';
import { startPostgresql } from '@worklane/testing/postgresql';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { migrate } from '../../src/database/migrate.ts';
import { openStore } from '../../src/database/open.ts';
import { poolPolicies, SharedPool } from '../../src/http/shared-pools.ts';
import { createChangeNotifier } from '../../src/outbox/change-notifier.ts';
import { createEventServer, tokenOf } from './server.ts';
import { writeEvent } from './writing.ts';

const organizationId = 1;
const authorization = `Bearer ${tokenOf(organizationId, ['tasks.read'])}`;

it('tells the clients of a running node what a recovery of PostgreSQL to a point in time has undone', async () => {
  const folder = await openFolder();
  const archive = join(folder, 'archive');
  await mkdir(archive);
  for (const each of [folder, archive]) await chmod(each, 0o777);
  const settings = ['archive_mode=on', `archive_command=cp "%p" "${archive}/%f"`];
  const server = await startPostgresql({ durable: true, settings });
  const store = await openStore({ url: server.url, connections: 5 });
  const changeNotifier = await createChangeNotifier({ store, nodeId: 'test' });
  const limits = { isCurrent: () => true, streams: new SharedPool(poolPolicies.eventStreams) };
  const node = createEventServer({ store, changeNotifier, clock: () => new Date(), ...limits }, []);
  onTestFinished(async () => {
    await node.close();
    await changeNotifier.close();
    await store.close();
    await server.stop();
  });
  const read = async (cursor?: string) => {
    const response = await node.inject({
      url: '/api/events',
      query: cursor ? { cursor } : {},
      headers: { authorization },
    });
    return response.json();
  };
  const write = async (...ids: number[]) => {
    for (const id of ids) await writeEvent(store.db, { organizationId, id });
  };
  const idsOf = ({ data }: { data: { data: { id: number } }[] }) => data.map((event) => event.data.id);

  await migrate(store.db);
  await server.crash('SIGINT');
  execFileSync('cp', ['-a', server.dataFolder, join(folder, 'base')]);
  await server.start();
  await write(1, 2);
  const { next_cursor: kept } = await read();
  await sql`select pg_create_restore_point('before')`.execute(store.db);
  await write(3, 4, 5);
  const { next_cursor: lost } = await read();
  await sql`select pg_switch_wal()`.execute(store.db);
  await server.crash('SIGINT');

  await rm(server.dataFolder, { recursive: true });
  execFileSync('cp', ['-a', join(folder, 'base'), server.dataFolder]);
  await writeFile(join(server.dataFolder, 'recovery.signal'), '');
  const recovery = [
    `restore_command = 'cp "${archive}/%f" "%p"'`,
    "recovery_target_name = 'before'",
    "recovery_target_action = 'promote'",
  ];
  await writeFile(join(server.dataFolder, 'postgresql.auto.conf'), recovery.join('\n'));
  await server.start();
  await expect
    .poll(() =>
      sql`select pg_is_in_recovery() as recovering`.execute(store.db).then(
        ({ rows }) => rows,
        () => [],
      ),
    )
    .toEqual([{ recovering: false }]);
  await write(6, 7, 8, 9);

  const problem = await read(lost);
  expect(problem).toMatchObject({ status: 410, code: 'resync_required' });
  expect(idsOf(await read(problem.resync.from))).toEqual([6, 7, 8, 9]);
  expect(idsOf(await read(kept))).toEqual([6, 7, 8, 9]);
  expect(idsOf(await read())).toEqual([1, 2, 6, 7, 8, 9]);
});
