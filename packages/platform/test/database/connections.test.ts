import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Store } from '../../src/database/store.ts';
import { openTestStore } from '../environment/test-store.ts';

let store: Store;

beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

test.runIf(inject('engine') === 'postgresql')(
  'a connection that is cut between two statements of a transaction fails the transaction, and nothing else',
  async () => {
    const transaction = store.db.transaction().execute(async (own) => {
      const { rows } = await sql<{ id: number }>`select pg_backend_pid() as id`.execute(own);
      await sql`select pg_terminate_backend(${rows[0]?.id}, 5000)`.execute(store.db);
      await sql`select 1`.execute(own);
    });
    await expect(transaction).rejects.toThrow();
    const { rows } = await sql`select 1 as one`.execute(store.db);
    expect(rows).toEqual([{ one: 1 }]);
  },
);
