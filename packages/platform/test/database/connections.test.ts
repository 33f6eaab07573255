import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Store } from '../../src/database/store.ts';
import { openTestStore } from '../environment/test-store.ts';

let store: Store;

beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

describe('the connection pool', () => {
  it.runIf(inject('engine') === 'postgresql')(
    'fails only the transaction whose connection is closed between two statements',
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
});
