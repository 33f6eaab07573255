import { sql } from 'kysely';
import type { Store } from '../../src/database/store.ts';

/** Partitions of one day each: which there are depends on the day. */
const dayPartition = '(webhook_logs|request_log)_\\d{4}_\\d{2}_\\d{2}';

/** Returns every column, index, constraint, function and applied migration of a database, as text. */
export async function readShape({ db }: Store): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select format('%s: %s %s %s default %s', table_name, column_name, data_type, is_nullable, column_default) as line
    from information_schema.columns where table_schema = 'public' and table_name !~ ${dayPartition}
    union all select indexdef from pg_indexes where schemaname = 'public' and tablename !~ ${dayPartition}
    union all select format('%s: %s', conrelid::regclass, pg_get_constraintdef(oid)) from pg_constraint
      where connamespace = 'public'::regnamespace and conrelid::regclass::text !~ ${dayPartition}
    union all select pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace
    union all select format('sequence %s', sequencename) from pg_sequences where schemaname = 'public'
    union all select format('migration %s', name) from kysely_migration
    order by line`.execute(db);
  return rows.map(({ line }) => line);
}

/** Returns the tables without a row. A partition of a day, and of a kind, counts as its table. */
export async function emptyTables({ db }: Store): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and relname !~ ${dayPartition} order by relname`.execute(db);
  const empty: string[] = [];
  for (const { name } of rows) {
    const found = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db);
    if (found.rows.length === 0) empty.push(name);
  }
  return empty;
}
