import { sql } from 'kysely';
import type { Store } from '../database/store.ts';

/** Guards the demo data against processes that start at the same time. */
const lock = 5_601_220_419;

/**
 * Runs work on one connection that holds a lock of the whole database. It is the connection that the work is to
 * use too: the embedded database has no other.
 */
export const locked = <Result>(store: Store, work: (store: Store) => Promise<Result>): Promise<Result> =>
  store.maintenance.connection().execute(async (db) => {
    await sql`select pg_advisory_lock(${sql.lit(lock)})`.execute(db);
    try {
      return await work({ ...store, db });
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(lock)})`.execute(db);
    }
  });
