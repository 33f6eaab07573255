import { execute } from '@worklane/testing/databases';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { distribute, distributedTables } from '../../src/database/citus/distribute.ts';
import { migrate } from '../../src/database/migrate.ts';
import { openStore } from '../../src/database/open.ts';
import type { Store } from '../../src/database/store.ts';
import { sequenceEvents } from '../../src/events/event-sequencer.ts';
import { readFeed } from '../../src/events/feed.ts';
import { writeEvent } from '../events/writing.ts';

/** An empty database on the coordinator of a cluster, in which the test creates its tables. */
const { CITUS_URL: url } = process.env;

const skipped = url ? '' : ' (skipped: set CITUS_URL to an empty database of a Citus coordinator to run it)';

const organizations = [1, 2, 3, 4];

describe.skipIf(!url)(`a Citus cluster${skipped}`, () => {
  let store: Store;
  beforeAll(async () => {
    store = await openStore({ url, connections: 12 });
    await migrate(store.maintenance);
    await write(1, 1);
  });
  afterAll(() => store?.close());

  const write = (organizationId: number, id: number) => writeEvent(store.db, { organizationId, id });

  async function feedOf(organizationId: number, after = 0): Promise<number[]> {
    await sequenceEvents(store.db);
    const { events, next, hasMore } = await readFeed(store.db, { organizationId, after, limit: 100, types: undefined });
    const ids = events.map(({ data }) => JSON.parse(data).id as number);
    return hasMore ? [...ids, ...(await feedOf(organizationId, next))] : ids;
  }

  it('distributes tables with rows once', async () => {
    const tables = await distribute(store.maintenance, undefined);
    expect(tables).toEqual(distributedTables);
    expect(await distribute(store.maintenance, undefined)).toEqual([]);
    expect(await feedOf(1)).toEqual([1]);
  });

  it('waits for an event that the coordinator has committed, and its worker not yet', async () => {
    const [shard] = await execute<{ id: string; group: number; port: number; host: string }>(
      url as string,
      `select shardid as id, groupid as group, nodename as host, nodeport as port
       from pg_dist_placement join pg_dist_node using (groupid)
       where shardid = get_shard_id_for_distribution_column('events_1', 1)`,
    );
    if (!shard) throw new Error('No worker has the events of organization 1.');
    const coordinator = new pg.Client(url);
    const worker = new pg.Client(Object.assign(new URL(url as string), { host: `${shard.host}:${shard.port}` }).href);
    await Promise.all([coordinator.connect(), worker.connect()]);
    const gid = 'citus_0_1_1_1';
    await coordinator.query('begin');
    const { rows } = await coordinator.query<{ id: string }>('select pg_current_xact_id()::text as id');
    await worker.query('set citus.enable_manual_changes_to_shards = on');
    await worker.query('begin');
    await worker.query(
      `insert into events_1_${shard.id} (organization_id, transaction_id, position, id, type, entity, entity_id, version, data, created_at)
       values (1, '${rows[0]?.id}', 0, 'evt_pending', 'task.created', 'task', 50, 1, '{"id":50}', now())`,
    );
    await worker.query(`prepare transaction '${gid}'`);
    await coordinator.query(`insert into pg_dist_transaction (groupid, gid) values (${shard.group}, '${gid}')`);
    await coordinator.query('commit');
    await write(1, 51);
    expect(await feedOf(1)).toEqual([1, 51]);
    await worker.query(`commit prepared '${gid}'`);
    expect(await feedOf(1)).toEqual([1, 51, 50]);
    await Promise.all([coordinator.end(), worker.end()]);
  });

  it('has each event once in the feed while connections of writers are ended', async () => {
    let written = 100;
    const committed = new Map(organizations.map((id) => [id, new Set<number>()]));
    const unknown = new Set<number>();
    let isWriting = true;
    const writers = organizations.flatMap((organizationId) =>
      [1, 2].map(async () => {
        while (written < 500) {
          const id = ++written;
          await write(organizationId, id).then(
            () => committed.get(organizationId)?.add(id),
            () => unknown.add(id),
          );
        }
      }),
    );
    const killer = (async () => {
      while (isWriting)
        await execute(
          url as string,
          `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'worklane' and query like '%insert into events%'
           and state = 'active' order by random() limit 1`,
        );
    })();
    const reader = (async () => {
      while (isWriting) await sequenceEvents(store.db).catch(() => undefined);
    })();
    await Promise.all(writers);
    isWriting = false;
    await Promise.all([killer, reader]);
    // What the coordinator has committed, or not, when its connection ended.
    await sql`select recover_prepared_transactions()`.execute(store.maintenance);
    for (const organizationId of organizations) {
      const ids = (await feedOf(organizationId)).filter((id) => id > 100);
      expect(new Set(ids).size, 'doubled events').toBe(ids.length);
      for (const id of committed.get(organizationId) ?? []) expect(ids).toContain(id);
      const { rows } = await sql<{ id: number }>`
        select entity_id as id from events where organization_id = ${organizationId} and entity_id > 100`.execute(
        store.db,
      );
      expect(ids.toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
    }
    expect(unknown.size, 'ended connections').toBeGreaterThan(0);
  });
});
