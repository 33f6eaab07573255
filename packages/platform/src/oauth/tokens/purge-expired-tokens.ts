import { sql } from 'kysely';
import type { Connection } from '../../database/store.ts';

/** Milliseconds after which a grant without any code or token is purged: its code was never redeemed. */
const unusedGrantLifetime = 86_400_000;

/** Deletes expired tokens, codes and interactions, and unused grants. */
export async function purgeExpiredTokens(db: Connection, now: Date): Promise<void> {
  await db.deleteFrom('oauth_artifacts').where('expires_at', '<=', now.toISOString()).execute();
  await db.deleteFrom('access_tokens').where('expires_at', '<=', now.toISOString()).execute();
  await db
    .deleteFrom('oauth_artifacts as granted')
    .where('model', '=', 'Grant')
    .where('created_at', '<=', new Date(now.getTime() - unusedGrantLifetime).toISOString())
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('oauth_artifacts as other')
            .select('other.id_hash')
            .whereRef('other.grant_id', '=', 'granted.grant_id')
            .where('other.model', '!=', 'Grant'),
        ),
      ),
    )
    .execute();
}

/** Deletes the documents of clients that have no grant any more. Their access tokens have expired before the last grant has. */
export async function purgeUnusedDocuments(db: Connection, now: Date): Promise<void> {
  await db
    .deleteFrom('client_documents as client')
    .where('granted_at', '<=', new Date(now.getTime() - unusedGrantLifetime).toISOString())
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('oauth_artifacts')
            .select('id_hash')
            .whereRef('oauth_artifacts.client_id', '=', 'client.client_id'),
        ),
      ),
    )
    .execute();
}

/**
 * Deletes the revocations of tokens that have expired.
 * @returns how many.
 */
export async function purgeExpiredRevocations(db: Connection, now: Date): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from revocations where expires_at <= ${now.toISOString()}::timestamptz`.execute(db);
  return Number(numAffectedRows);
}
