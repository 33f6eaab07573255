import { sql } from 'kysely';
import type { Connection } from '../../database/store.ts';

/**
 * Frees what delivered rows leave behind: whoever looks for the next one steps over it. The embedded database has nobody
 * else who does so.
 */
export async function vacuumDeliveries(db: Connection): Promise<void> {
  await sql`vacuum (skip_locked) deliveries`.execute(db);
}
