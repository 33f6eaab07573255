import { sql } from 'kysely';
import type { Connection } from '../../database/store.ts';

/**
 * Deletes the revocations of tokens that have expired by now.
 * @returns how many.
 */
export async function forgetRevocations(db: Connection, now: Date): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from revocations where expires_at <= ${now.toISOString()}::timestamptz`.execute(db);
  return Number(numAffectedRows);
}
