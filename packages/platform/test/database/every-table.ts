import { sql } from 'kysely';
import { type Column, tablesOf } from '../../src/database/catalog.ts';
import type { Store } from '../../src/database/store.ts';

/** Values of columns with constraints. */
const allowed: Readonly<Record<string, string>> = { 'webhooks.status': 'enabled', 'applications.type': 'private' };

/** A value of each type, as text. */
const values: Readonly<Record<string, string>> = {
  bigint: '1',
  integer: '1',
  smallint: '1',
  real: '1.5',
  boolean: 'true',
  text: 'x',
  json: '{"a" : [1.0, null]}',
  jsonb: '{"a": [1.0, null]}',
  xid8: '3',
  'timestamp(3) with time zone': '2026-03-02 08:15:00.5+00',
};

/** Inserts a row into each table that has none, with a value in every column, so that no table is left out of a test. */
export async function fillEmptyTables({ db }: Store): Promise<void> {
  let unfilled = await tablesOf(db);
  // A table with a foreign key is filled after the one it references.
  while (unfilled.length > 0) {
    const failed: [table: (typeof unfilled)[number], error: unknown][] = [];
    for (const table of unfilled) {
      const value = ({ name, type }: Column) =>
        sql`${allowed[`${table.name}.${name}`] ?? values[type]}::${sql.raw(type)}`;
      await sql`
        insert into ${sql.table(table.name)} (${sql.join(table.columns.map(({ name }) => sql.ref(name)))})
        select ${sql.join(table.columns.map(value))} where not exists (select from ${sql.table(table.name)})`
        .execute(db)
        .catch((error) => failed.push([table, error]));
    }
    if (failed.length === unfilled.length) throw failed[0]?.[1];
    unfilled = failed.map(([table]) => table);
  }
}

/** Returns the rows of a table as sorted text, without transaction IDs. */
export async function rowsOf({ db }: Store, table: string): Promise<string[]> {
  const { rows } = await sql<{ row: string }>`
    select (to_jsonb(each) - 'transaction_id' - 'snapshot')::text as row from ${sql.table(table)} as each`.execute(db);
  return rows.map(({ row }) => row).sort();
}

/** Returns the names of the tables that contain a text, in upper or lower case. */
export async function tablesWithText(store: Store, text: string): Promise<string[]> {
  const found: string[] = [];
  for (const { name } of await tablesOf(store.db)) {
    const rows = await rowsOf(store, name);
    if (rows.some((row) => row.toLowerCase().includes(text.toLowerCase()))) found.push(name);
  }
  return found;
}
