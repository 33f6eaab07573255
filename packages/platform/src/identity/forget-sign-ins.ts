import type { Connection } from '../database/store.ts';

/** Deletes the sessions that have expired by now, and the attempts to sign in that are forgotten by now. */
export async function forgetSignIns(db: Connection, now: Date): Promise<void> {
  for (const table of ['sessions', 'sign_in_attempts'] as const) {
    await db.deleteFrom(table).where('expires_at', '<=', now.toISOString()).execute();
  }
}
