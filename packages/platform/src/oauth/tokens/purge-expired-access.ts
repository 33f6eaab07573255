import type { Connection } from '../../database/store.ts';

/** A grant without anything that came from it is forgotten after this, in milliseconds: nobody came back for its code. */
const unusedGrant = 86_400_000;

/** Deletes what the authorization server need not remember any more: what has expired, and grants that gave nothing. */
export async function forgetAccess(db: Connection, now: Date): Promise<void> {
  await db.deleteFrom('oauth_artifacts').where('expires_at', '<=', now.toISOString()).execute();
  await db.deleteFrom('access_tokens').where('expires_at', '<=', now.toISOString()).execute();
  await db
    .deleteFrom('oauth_artifacts as granted')
    .where('model', '=', 'Grant')
    .where('created_at', '<=', new Date(now.getTime() - unusedGrant).toISOString())
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
