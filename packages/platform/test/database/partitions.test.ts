import { sql } from 'kysely';
import { describe, expect, inject, it } from 'vitest';
import { migrate } from '../../src/database/migrate.ts';
import type { Store } from '../../src/database/store.ts';
import { openStoreOn } from '../environment/test-store.ts';

const index = 'records_tasks_sort_title';
const insertTask = ({ db }: Pick<Store, 'db'>, id: number) =>
  sql`
    insert into records (organization_id, kind, id, version, document, search, created_at, updated_at)
    values (1, 'task', ${id}, 1, '{"title": "One"}', '', now(), now())`.execute(db);

const opened = await openStoreOn(inject('engine'));
const { store } = opened;
await insertTask(store, 1);

async function isValid(db = store.db): Promise<boolean | undefined> {
  const { rows } = await sql<{ valid: boolean }>`
    select indisvalid as valid from pg_index where indexrelid = to_regclass(${index})`.execute(db);
  return rows[0]?.valid;
}

describe('the creation of a missing index of a partition with rows', () => {
  it.runIf(inject('engine') === 'postgresql')('does not block writes while it waits for a transaction', async () => {
    await sql`drop index ${sql.table(index)}`.execute(store.db);
    const started = await store.db.transaction().execute(async (transaction) => {
      await insertTask({ db: transaction }, 2);
      const migration = migrate(store.maintenance);
      for (;;) {
        const { rows } = await sql`
          select from pg_stat_activity where query like ${`create index concurrently ${index}%`} and wait_event_type = 'Lock'`.execute(
          store.db,
        );
        if (rows.length > 0) break;
      }
      await insertTask(store, 3);
      expect(await isValid()).toBe(false);
      return { migration };
    });
    await started.migration;
    expect(await isValid()).toBe(true);
  });

  it('replaces an index whose creation was interrupted', async () => {
    await sql`update pg_index set indisvalid = false where indexrelid = ${index}::regclass`.execute(store.db);
    await migrate(store.maintenance);
    expect(await isValid()).toBe(true);
  });

  it('replaces such an index of a partition without rows', async () => {
    const other = await openStoreOn(inject('engine'));
    const { db, maintenance } = other.store;
    await sql`update pg_index set indisvalid = false where indexrelid = ${index}::regclass`.execute(db);
    await migrate(maintenance);
    expect(await isValid(db)).toBe(true);
  });

  it('works while other nodes start', async () => {
    await sql`drop index ${sql.table(index)}`.execute(store.db);
    const others = inject('engine') === 'postgresql' ? [await opened.another(), await opened.another()] : [];
    await Promise.all([store, ...others].map(({ maintenance }) => migrate(maintenance)));
    expect(await isValid()).toBe(true);
  });
});
