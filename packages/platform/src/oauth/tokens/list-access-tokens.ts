import { sql } from 'kysely';
import type { Connection } from '../../database/store.ts';
import { scopesIn } from '../authorization-server/authorization-request.ts';
import type { AccessQuery, AccessSummary } from './access-summary.ts';

/** An access token that is still accepted. */
export interface AccessTokenSummary extends AccessSummary {
  jti: string;
  /** Null when the application acts for itself. */
  grantId: string | null;
  /** The member it acts for. */
  subject: string | null;
  /** Of that member; null when the application acts for itself, and for who has left. */
  memberName: string | null;
  memberEmail: string | null;
  createdAt: string;
}

/**
 * The access tokens in an organization that are still accepted, the newest first. Those of a grant by which new ones can
 * be got are left out: `listGrants` has the grant.
 */
export async function listAccessTokens(
  db: Connection,
  { organizationId, now, limit }: AccessQuery,
): Promise<AccessTokenSummary[]> {
  const rows = await db
    .selectFrom('access_tokens as issued')
    .innerJoin('applications', 'applications.client_id', 'issued.client_id')
    .leftJoin('records as member', (join) =>
      join
        .onRef('member.organization_id', '=', 'issued.organization_id')
        .on('member.kind', '=', sql.lit('member'))
        .on(sql<boolean>`member.id = issued.subject::bigint`),
    )
    .select(['issued.jti', 'issued.grant_id as grantId', 'issued.subject', 'issued.scope'])
    .select(['issued.created_at as createdAt', 'issued.expires_at as expiresAt', 'issued.last_used_at as lastUsedAt'])
    .select(['applications.client_id as clientId', 'applications.name as applicationName'])
    .select(sql<string | null>`member.document ->> 'name'`.as('memberName'))
    .select(sql<string | null>`member.document ->> 'email'`.as('memberEmail'))
    .where('issued.organization_id', '=', organizationId)
    .where('issued.expires_at', '>', now.toISOString())
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('oauth_artifacts as refresh')
            .select('refresh.id_hash')
            .where('refresh.model', '=', 'RefreshToken')
            .whereRef('refresh.grant_id', '=', 'issued.grant_id')
            .where('refresh.consumed_at', 'is', null)
            .where('refresh.expires_at', '>', now.toISOString()),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('revocations')
            .select('revoked')
            .whereRef('revocations.organization_id', '=', 'issued.organization_id')
            .where(({ eb, ref, or }) =>
              or(
                (['issued.jti', 'issued.grant_id', 'issued.client_id'] as const).map((id) =>
                  eb('revoked', '=', ref(id)),
                ),
              ),
            ),
        ),
      ),
    )
    .orderBy('issued.created_at', 'desc')
    .orderBy('issued.jti')
    .limit(limit)
    .execute();
  return rows.map(({ scope, ...row }) => ({ ...row, scopes: scopesIn(scope) }));
}
