import { openAsBlob } from 'node:fs';
import { join } from 'node:path';
import { afterwards } from '@worklane/testing/afterwards';
import { sql } from 'kysely';
import { inject } from 'vitest';
import { openStore } from '../../src/database/open.ts';
import type { Connection, Store } from '../../src/database/store.ts';
import type {} from './embedded-setup.ts';

/** The content of a migrated embedded database. */
export const migratedDump = (): Promise<Blob> => openAsBlob(join(inject('migrated'), 'dump.tar'));

interface EmbeddedDatabase {
  readonly store: Store;
  readonly schema: string;
  readonly partitions: readonly string[];
  /** The rows of a migrated database, by table. */
  readonly rows: ReadonlyMap<string, string>;
}

/** Databases that no test of this worker uses. Opening one takes ten times as long as emptying it. */
const unused: EmbeddedDatabase[] = [];

/** Opens a migrated embedded database, which is closed afterwards. */
export async function openEmbeddedStore(): Promise<Store> {
  const store = await takeEmbeddedStore();
  afterwards(store.close);
  return store;
}

/**
 * Returns a migrated embedded database in memory. Closing it empties it for the next test, without the partitions of days that were
 * added, unless the schema is another one: a test that drops tables gets them for itself.
 */
export async function takeEmbeddedStore(): Promise<Store> {
  const database = unused.pop() ?? (await openDatabase());
  const { store, schema, partitions } = database;
  let isOpen = true;
  const requireOpen = () => {
    if (!isOpen) throw new Error('The database of the test is closed.');
  };
  // What the service keeps in memory for a database does not outlive it, and what it writes afterwards fails.
  const db = store.db.withoutPlugins().withPlugin({
    transformQuery({ node }) {
      requireOpen();
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  return {
    ...store,
    db,
    maintenance: db,
    async read(statement, parameters) {
      requireOpen();
      return store.read(statement, parameters);
    },
    async close() {
      if (!isOpen) return;
      isOpen = false;
      await dropPartitions(store.db, partitions);
      if ((await schemaOf(store.db)) !== schema) return store.close();
      await empty(database);
      unused.push(database);
    },
  };
}

async function openDatabase(): Promise<EmbeddedDatabase> {
  const store = await openStore({ connections: 1, dump: await migratedDump() });
  const rows = new Map<string, string>();
  for (const table of await tablesWithRows(store.db)) {
    const found = await sql<{ rows: string }>`select json_agg(t)::text as rows from ${sql.table(table)} t`.execute(
      store.db,
    );
    rows.set(table, found.rows[0]?.rows ?? '[]');
  }
  return { store, schema: await schemaOf(store.db), partitions: await partitionsOf(store.db), rows };
}

async function empty({ store, rows }: EmbeddedDatabase): Promise<void> {
  await store.db.transaction().execute(async (transaction) => {
    // The audit log rejects changes.
    await sql`set local session_replication_role = replica`.execute(transaction);
    const tables = (await tablesWithRows(transaction)).map((table) => sql.table(table));
    await sql`truncate ${sql.join(tables)} cascade`.execute(transaction);
    const { rows: sequences } = await sql<{ name: string }>`
      select sequencename as name from pg_sequences where schemaname = 'public' and last_value is not null`.execute(
      transaction,
    );
    for (const { name } of sequences) await sql`alter sequence ${sql.table(name)} restart`.execute(transaction);
    for (const [table, initial] of rows) {
      await sql`insert into ${sql.table(table)} select * from json_populate_recordset(null::${sql.table(table)}, ${initial}::text::json)`.execute(
        transaction,
      );
    }
  });
  await sql`unlisten *`.execute(store.db);
}

/** Drops the partitions of days that are not among these: nodes create some for each day of their clocks. */
async function dropPartitions(db: Connection, kept: readonly string[]): Promise<void> {
  const added = (await partitionsOf(db)).filter((name) => !kept.includes(name)).map((name) => sql.table(name));
  if (added.length > 0) await sql`drop table ${sql.join(added)}`.execute(db);
}

async function partitionsOf(db: Connection): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname ~ '_\\d{4}_\\d\\d_\\d\\d$'`.execute(db);
  return rows.map(({ name }) => name);
}

/** Returns the tables and partitions that may have rows. */
async function tablesWithRows(db: Connection): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and pg_relation_size(oid) > 0`.execute(db);
  return rows.map(({ name }) => name);
}

/** Returns a hash of what defines the schema. */
async function schemaOf(db: Connection): Promise<string> {
  const { rows } = await sql<{ hash: string }>`
    with relation as (select * from pg_class where relnamespace = 'public'::regnamespace)
    select md5(string_agg(definition, chr(10) order by definition)) as hash from (
      select concat_ws(' ', relname, relkind, pg_get_expr(relpartbound, oid)) as definition from relation
      union all
      select concat_ws(' ', relname, attname, format_type(atttypid, atttypmod), attnotnull, pg_get_expr(adbin, adrelid))
        from relation join pg_attribute on attrelid = relation.oid and attnum > 0
        left join pg_attrdef on adrelid = attrelid and adnum = attnum
      union all select concat_ws(' ', pg_get_indexdef(indexrelid), indisvalid) from relation join pg_index on indexrelid = relation.oid
      union all select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid), convalidated)
        from pg_constraint where connamespace = 'public'::regnamespace
      union all select pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace
      union all select concat_ws(' ', pg_get_triggerdef(oid), tgenabled) from pg_trigger where not tgisinternal) definitions`.execute(
    db,
  );
  return rows[0]?.hash ?? '';
}
