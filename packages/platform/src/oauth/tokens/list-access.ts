import { firstPartyApplications, type Role } from '@worklane/contract';
import type { schemas } from '@worklane/contract/dashboard';
import { sql } from 'kysely';
import { type AuditEntry, type AuditSource, recordAudit } from '../../audit/audit-log.ts';
import type { Connection } from '../../database/store.ts';
import type { TokenAddress } from '../../database/tables/oauth.ts';
import { documentHost, parseScope, scopesOfRole } from './access-token.ts';
import {
  noOrganization,
  type RevocationDependencies,
  revokeGrant,
  tokenRevocation,
  withRevocations,
} from './revoke-tokens.ts';
import { maxAddresses } from './token-usage.ts';

export interface AccessQuery {
  organizationId: number;
  now: Date;
  /** The maximum number of items. */
  limit: number;
}

export const clientIdOf = (alias: string) => sql<string>`${sql.ref(`${alias}.client_id`)}`;

/** Returns the name of the client of a row: in the joined table, the contract or its metadata document; null if it was deleted. */
export const nameOf = (alias: string) => sql<string>`coalesce(
  applications.name,
  ${firstPartyNames}::jsonb ->> ${sql.ref(`${alias}.client_id`)},
  (select name from client_documents as document where document.client_id = ${sql.ref(`${alias}.client_id`)})
)`;

const firstPartyNames = JSON.stringify(
  Object.fromEntries(Object.entries(firstPartyApplications).map(([clientId, { name }]) => [clientId, name])),
);

/** Returns the condition that neither an access token nor its grant, client or session was revoked. */
export const isNotRevoked = (alias: string) => sql<boolean>`not exists (
  select from revocations
  where revocations.organization_id in (${sql.ref(`${alias}.organization_id`)}, ${sql.lit(noOrganization)})
    and revoked in (${sql.join(['jti', 'grant_id', 'client_id'].map((column) => sql.ref(`${alias}.${column}`)))})
)`;

/** Returns the condition that the grant of a row has a refresh token that is valid. */
export const hasRefreshToken = (alias: string, now: Date) => sql<boolean>`exists (
  select from oauth_artifacts as refresh
  where refresh.model = 'RefreshToken' and refresh.grant_id = ${sql.ref(`${alias}.grant_id`)}
    and refresh.consumed_at is null and refresh.expires_at > ${now.toISOString()}
)`;

/** Returns the grants of an organization with a valid refresh token, newest first. */
export async function listGrants(
  db: Connection,
  { organizationId, now, limit }: AccessQuery,
): Promise<schemas.Access[]> {
  const rows = await db
    .selectFrom('oauth_artifacts as granted')
    .innerJoin('accounts', 'accounts.account_id', 'granted.account_id')
    .leftJoin('applications', 'applications.client_id', 'granted.client_id')
    .innerJoinLateral(
      ({ selectFrom }) =>
        selectFrom('oauth_artifacts as refresh')
          .select(({ fn }) => fn.max('refresh.expires_at').as('expires_at'))
          .where('refresh.model', '=', 'RefreshToken')
          .whereRef('refresh.grant_id', '=', 'granted.grant_id')
          .where('refresh.consumed_at', 'is', null)
          .where('refresh.expires_at', '>', now.toISOString())
          .as('refreshing'),
      (join) => join.on('refreshing.expires_at', 'is not', null),
    )
    .leftJoin('records as member', (join) =>
      join
        .onRef('member.organization_id', '=', 'granted.organization_id')
        .on('member.kind', '=', sql.lit('member'))
        .on(sql<boolean>`member.id = (granted.payload ->> 'memberId')::bigint`),
    )
    .select(sql<Role | null>`member.document ->> 'role'`.as('role'))
    .select(['granted.payload', 'granted.created_at as issued_at', 'accounts.name', 'accounts.email'])
    .select([clientIdOf('granted').as('client_id'), nameOf('granted').as('application_name'), 'refreshing.expires_at'])
    .select(({ selectFrom }) =>
      selectFrom('access_tokens')
        .select(({ fn }) => fn.max('last_used_at').as('last_used_at'))
        .where('access_tokens.organization_id', '=', organizationId)
        .whereRef('access_tokens.grant_id', '=', 'granted.grant_id')
        .as('last_used_at'),
    )
    .select(
      sql<TokenAddress[][] | null>`(
        select jsonb_agg(used_from) from (
          select used_from from access_tokens
          where organization_id = ${organizationId} and grant_id = granted.grant_id and used_from is not null
          order by last_used_at desc limit ${sql.lit(maxAddresses)}
        ) as used)`.as('used_from'),
    )
    // A literal instead of a parameter, so that the partial index of grants is used.
    .where('granted.model', '=', sql.lit('Grant'))
    .where('granted.organization_id', '=', organizationId)
    .where(nameOf('granted'), 'is not', null)
    .orderBy('granted.created_at', 'desc')
    .orderBy('granted.id_hash')
    .limit(limit)
    .execute();
  return rows.map(({ payload, role, name, email, used_from, ...row }) => {
    const { jti, memberId, resources } = payload as unknown as GrantPayload;
    const granted = Object.values(resources).flatMap((scope) => parseScope(scope));
    return {
      ...{ ...row, access_id: jti, kind: 'grant', name: null, application_host: documentHost(row.client_id) },
      person: { member_id: memberId, name, email },
      // Those that the role of the member includes.
      scopes: role ? scopesOfRole(role, granted) : [],
      used_from: latestByAddress((used_from ?? []).flat()),
    };
  });
}

/** Returns the last use from each address, newest first. */
function latestByAddress(uses: readonly TokenAddress[]): TokenAddress[] {
  const newestFirst = uses.toSorted((one, other) => other.at.localeCompare(one.at));
  const byAddress = Map.groupBy(newestFirst, ({ ip }) => ip);
  return [...byAddress.values()].flatMap(([latest]) => latest ?? []).slice(0, maxAddresses);
}

export interface GrantPayload {
  jti: string;
  memberId: number;
  /** Space-separated scopes by resource server; there is one. */
  resources: Record<string, string>;
}

/**
 * Returns the valid access tokens of an organization, newest first, except tokens of grants that `listGrants` returns.
 */
export async function listAccessTokens(
  db: Connection,
  { organizationId, now, limit }: AccessQuery,
): Promise<schemas.Access[]> {
  const rows = await db
    .selectFrom('access_tokens as issued')
    .leftJoin('applications', 'applications.client_id', 'issued.client_id')
    .leftJoin('records as member', (join) =>
      join
        .onRef('member.organization_id', '=', 'issued.organization_id')
        .on('member.kind', '=', sql.lit('member'))
        .on(sql<boolean>`member.id = issued.subject::bigint`),
    )
    .select(['issued.jti as access_id', 'issued.name', 'issued.subject', 'issued.scope'])
    .select(['issued.created_at as issued_at', 'issued.expires_at', 'issued.last_used_at', 'issued.used_from'])
    .select([clientIdOf('issued').as('client_id'), nameOf('issued').as('application_name')])
    .select(sql<string | null>`member.document ->> 'name'`.as('memberName'))
    .select(sql<string | null>`member.document ->> 'email'`.as('memberEmail'))
    .where('issued.organization_id', '=', organizationId)
    .where(nameOf('issued'), 'is not', null)
    .where('issued.expires_at', '>', now.toISOString())
    .where(({ not }) => not(hasRefreshToken('issued', now)))
    .where(isNotRevoked('issued'))
    .orderBy('issued.created_at', 'desc')
    .orderBy('issued.jti')
    .limit(limit)
    .execute();
  return rows.map(({ subject, scope, memberName, memberEmail, used_from, ...row }) => ({
    ...{ ...row, kind: 'token', application_host: documentHost(row.client_id), scopes: parseScope(scope) },
    // Without a member for the client credentials grant; the name of a removed one is unknown.
    person: subject === null ? null : { member_id: Number(subject), name: memberName, email: memberEmail },
    used_from: [...(used_from ?? [])],
  }));
}

/**
 * Revokes a grant with its tokens, or an access token, in one transaction with its entry in the audit log.
 * @returns whether the organization has such access.
 */
export const revokeAuditedAccess = (
  dependencies: RevocationDependencies,
  organizationId: number,
  id: string,
  { details, ...source }: AuditSource & Pick<AuditEntry, 'details'>,
): Promise<boolean> =>
  withRevocations(dependencies, async (inside) => {
    const access = await findAccess(inside.db, organizationId, id);
    if (!access) return false;
    const { kind, clientId, applicationName, name, expiresAt } = access;
    if (kind === 'grant') await revokeGrant(inside, organizationId, id);
    else await inside.revoke(tokenRevocation({ jti: id, organizationId, expiresAt: new Date(expiresAt) }));
    const target = { type: 'access', id, name: name ?? applicationName ?? clientId } as const;
    const entry = { organizationId, action: 'access.revoked', target, ...source } as const;
    await recordAudit(inside.db, { ...entry, details: { kind, client_id: clientId, ...details } }, inside.clock());
    return true;
  });

/** Returns the grant or the access token with an ID in an organization. */
async function findAccess(db: Connection, organizationId: number, id: string) {
  const grant = await db
    .selectFrom('oauth_artifacts as access')
    .leftJoin('applications', 'applications.client_id', 'access.client_id')
    .select([clientIdOf('access').as('clientId'), nameOf('access').as('applicationName')])
    .select(['access.expires_at as expiresAt', sql<string | null>`null`.as('name')])
    .where('access.model', '=', sql.lit('Grant'))
    .where('access.grant_id', '=', id)
    .where('access.organization_id', '=', organizationId)
    .executeTakeFirst();
  if (grant) return { kind: 'grant', ...grant } as const;
  const token = await db
    .selectFrom('access_tokens as access')
    .leftJoin('applications', 'applications.client_id', 'access.client_id')
    .select([clientIdOf('access').as('clientId'), nameOf('access').as('applicationName')])
    .select(['access.expires_at as expiresAt', 'access.name'])
    .where('access.organization_id', '=', organizationId)
    .where('access.jti', '=', id)
    .executeTakeFirst();
  return token && ({ kind: 'token', ...token } as const);
}
