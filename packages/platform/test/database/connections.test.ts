import { sql } from 'kysely';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { openPostgresql } from '../../src/database/postgresql/postgresql.ts';
import { createMigratedDatabase, openTestStore } from '../environment/test-store.ts';

const store = await openTestStore();

describe('the connection pool', () => {
  it.runIf(inject('engine') === 'postgresql')('opens at most DATABASE_CONNECTIONS + 4 connections', async () => {
    const database = await createMigratedDatabase();
    const own = await openPostgresql({ url: database.url, connections: 2 });
    onTestFinished(async () => {
      await own.close();
      await database.drop();
    });
    await own.listen('signals', () => {});
    // The pools keep the connections that concurrent requests and jobs have opened.
    await Promise.all(
      [own.db, own.maintenance].flatMap((db) =>
        Array.from({ length: 10 }, () => sql`select pg_sleep(0.01)`.execute(db)),
      ),
    );
    const observer = await openPostgresql({ url: database.url, connections: 1 });
    onTestFinished(() => observer.close());
    const { rows } = await sql<{ open: number }>`
      select count(*)::int as open from pg_stat_activity
      where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`.execute(
      observer.db,
    );
    expect(rows[0]?.open).toBe(2 + 4);
  });

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
