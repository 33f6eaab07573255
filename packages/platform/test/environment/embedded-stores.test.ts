import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Store } from '../../src/database/store.ts';
import { openEmbeddedStore } from './embedded-stores.ts';

/** Returns the rows of tables that a migration or a test fills, and the columns of one. */
async function contentOf({ db }: Store): Promise<unknown[]> {
  const read = async (statement: string) => (await sql.raw(statement).execute(db)).rows;
  return [
    await read('select * from organizations'),
    await read('select last_position from feed_state'),
    await read('select name from kysely_migration order by name'),
    await read('select sequencename, last_value from pg_sequences order by 1'),
    await read("select column_name from information_schema.columns where table_name = 'sessions' order by 1"),
  ];
}

it.each([
  ['writes', "insert into organizations (name, created_at) values ('Harbour & Pine', now())"],
  ['deletes what migrations have written', 'delete from feed_state'],
  ['takes IDs', "select nextval('record_ids')"],
  ['changes the schema', 'alter table sessions rename user_agent to agent'],
])('a database is as migrations leave it after a test that %s', async (_, change) => {
  const store = await openEmbeddedStore();
  const before = await contentOf(store);
  await sql.raw(change).execute(store.db);
  expect(await contentOf(store)).not.toEqual(before);
  await store.close();
  const next = await openEmbeddedStore();
  expect(await contentOf(next)).toEqual(before);
  await next.close();
});

it('a closed database takes no statements, since the next test has it', async () => {
  const { db, close } = await openEmbeddedStore();
  await close();
  await expect(sql`select 1`.execute(db)).rejects.toThrow('closed');
});
