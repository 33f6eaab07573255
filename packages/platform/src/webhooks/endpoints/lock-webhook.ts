import { sql } from 'kysely';
import type { Connection } from '../../database/store.ts';

/**
 * Makes others wait who would also send messages of a webhook again, until the transaction ends: each sees what the one
 * before has scheduled. It is no lock of the row, for which the dispatcher would wait too.
 */
export async function lockWebhook(transaction: Connection, organizationId: number, webhookId: number): Promise<void> {
  const key = `worklane webhook ${organizationId} ${webhookId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(transaction);
}
