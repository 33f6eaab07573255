import { sql } from 'kysely';
import type { Connection } from '../../database/store.ts';
import type { AccessQuery, AccessSummary } from '../tokens/access-summary.ts';
import { scopesIn } from './authorization-request.ts';

/** Access that a person has given to an application. */
export interface GrantSummary extends AccessSummary {
  grantId: string;
  accountName: string;
  accountEmail: string;
  memberId: number;
  grantedAt: string;
}

/** The grants in an organization by which applications can still get tokens, the newest first. */
export async function listGrants(db: Connection, { organizationId, now, limit }: AccessQuery): Promise<GrantSummary[]> {
  const rows = await db
    .selectFrom('oauth_artifacts as granted')
    .innerJoin('accounts', 'accounts.account_id', 'granted.account_id')
    .innerJoin('applications', 'applications.client_id', 'granted.client_id')
    .innerJoinLateral(
      ({ selectFrom }) =>
        selectFrom('oauth_artifacts as refresh')
          .select(({ fn }) => fn.max('refresh.expires_at').as('expiresAt'))
          .where('refresh.model', '=', 'RefreshToken')
          .whereRef('refresh.grant_id', '=', 'granted.grant_id')
          .where('refresh.consumed_at', 'is', null)
          .where('refresh.expires_at', '>', now.toISOString())
          .as('refreshing'),
      (join) => join.on('refreshing.expiresAt', 'is not', null),
    )
    .select(['granted.payload', 'granted.created_at as grantedAt', 'applications.client_id as clientId'])
    .select(['accounts.name as accountName', 'accounts.email as accountEmail'])
    .select(['applications.name as applicationName', 'refreshing.expiresAt'])
    .select(({ selectFrom }) =>
      selectFrom('access_tokens')
        .select(({ fn }) => fn.max('last_used_at').as('last_used_at'))
        .where('access_tokens.organization_id', '=', organizationId)
        .whereRef('access_tokens.grant_id', '=', 'granted.grant_id')
        .as('lastUsedAt'),
    )
    // Not as a parameter, so that the index of grants is used.
    .where('granted.model', '=', sql.lit('Grant'))
    .where('granted.organization_id', '=', organizationId)
    .orderBy('granted.created_at', 'desc')
    .orderBy('granted.id_hash')
    .limit(limit)
    .execute();
  return rows.map(({ payload, ...row }) => {
    const { jti, memberId, resources } = payload as unknown as GrantPayload;
    return { ...row, grantId: jti, memberId, scopes: Object.values(resources).flatMap((scope) => scopesIn(scope)) };
  });
}

interface GrantPayload {
  jti: string;
  memberId: number;
  /** Scopes, separated by spaces, by resource server; there is one. */
  resources: Record<string, string>;
}
