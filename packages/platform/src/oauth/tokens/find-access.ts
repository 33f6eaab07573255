import { sql } from 'kysely';
import type { Connection } from '../../database/store.ts';

/** Something that can be revoked. */
export type FoundAccess = { kind: 'grant' } | { kind: 'token'; expiresAt: Date };

/** The grant or the access token of an id in an organization. */
export async function findAccess(db: Connection, organizationId: number, id: string): Promise<FoundAccess | undefined> {
  const grant = await db
    .selectFrom('oauth_artifacts')
    .select('id_hash')
    .where('model', '=', sql.lit('Grant'))
    .where('grant_id', '=', id)
    .where('organization_id', '=', organizationId)
    .executeTakeFirst();
  if (grant) return { kind: 'grant' };
  const token = await db
    .selectFrom('access_tokens')
    .select('expires_at')
    .where('organization_id', '=', organizationId)
    .where('jti', '=', id)
    .executeTakeFirst();
  return token && { kind: 'token', expiresAt: new Date(token.expires_at) };
}
