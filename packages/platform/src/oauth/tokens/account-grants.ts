import { firstPartyApplications } from '@worklane/contract';
import type { schemas } from '@worklane/contract/dashboard';
import { sql } from 'kysely';
import type { Connection } from '../../database/store.ts';
import { documentHost, parseScope } from './access-token.ts';
import type { AccessTokenRequest } from './issue-access-token.ts';
import { clientIdOf, type GrantPayload, hasRefreshToken, isNotRevoked, nameOf } from './list-access.ts';
import { revocationOfAll, revokeTokens } from './revoke-tokens.ts';

/** Access that a person has granted to a client in one organization, in which the person may not be a member any more. */
export type AccountGrant = schemas.AccountGrant & { memberId: number };

const maxListed = 200;

/** Returns the grants of an account with a valid refresh or access token, in all organizations, newest first. */
export async function listAccountGrants(db: Connection, accountId: number, now: Date): Promise<AccountGrant[]> {
  const rows = await db
    .selectFrom('oauth_artifacts as granted')
    .innerJoin('organizations as organization', 'organization.organization_id', 'granted.organization_id')
    .leftJoin('applications', 'applications.client_id', 'granted.client_id')
    .leftJoin('organizations as owner', 'owner.organization_id', 'applications.organization_id')
    .select(['granted.payload', 'granted.created_at as granted_at'])
    .select(['organization.organization_id', 'organization.name as organization_name'])
    .select([clientIdOf('granted').as('client_id'), nameOf('granted').as('application_name')])
    // Null for an application of Worklane itself, and for one that is not registered.
    .select('owner.name as application_owner')
    .select(({ selectFrom }) =>
      selectFrom('access_tokens')
        .select(({ fn }) => fn.max('last_used_at').as('last_used_at'))
        .whereRef('access_tokens.organization_id', '=', 'organization.organization_id')
        .whereRef('access_tokens.grant_id', '=', 'granted.grant_id')
        .as('last_used_at'),
    )
    // A literal instead of a parameter, so that the partial index of grants is used.
    .where('granted.model', '=', sql.lit('Grant'))
    .where('granted.account_id', '=', accountId)
    .where(nameOf('granted'), 'is not', null)
    .where(({ exists, or, selectFrom }) =>
      or([
        hasRefreshToken('granted', now),
        exists(
          selectFrom('access_tokens as issued')
            .select('issued.jti')
            .whereRef('issued.organization_id', '=', 'organization.organization_id')
            .whereRef('issued.grant_id', '=', 'granted.grant_id')
            .where('issued.expires_at', '>', now.toISOString())
            .where(isNotRevoked('issued')),
        ),
      ]),
    )
    .orderBy('granted.created_at', 'desc')
    .orderBy('granted.id_hash')
    .limit(maxListed)
    .execute();
  return rows.map(({ payload, ...row }) => {
    const { jti, memberId, resources } = payload as unknown as GrantPayload;
    const scopes = Object.values(resources).flatMap((scope) => parseScope(scope));
    return { ...row, grant_id: jti, memberId, scopes, application_host: documentHost(row.client_id) };
  });
}

/** Returns the organization and the member of a grant, if it is one of an account. */
export async function findAccountGrant(
  db: Connection,
  accountId: number,
  id: string,
): Promise<{ organizationId: number; memberId: number } | undefined> {
  const grant = await db
    .selectFrom('oauth_artifacts')
    .select(['organization_id as organizationId', 'payload'])
    .where('model', '=', sql.lit('Grant'))
    .where('account_id', '=', accountId)
    .where('grant_id', '=', id)
    .executeTakeFirst();
  if (!grant?.organizationId) return undefined;
  const { memberId } = grant.payload as unknown as GrantPayload;
  return { organizationId: grant.organizationId, memberId };
}

/** Revokes all grants of an account in a transaction: their access tokens, and their codes and refresh tokens. */
export async function revokeAccountGrants(transaction: Connection, accountId: number, now: Date): Promise<void> {
  const grants = await transaction
    .selectFrom('oauth_artifacts')
    .select(['grant_id as id', 'organization_id as organizationId'])
    // A literal instead of a parameter, so that the partial index of grants is used.
    .where('model', '=', sql.lit('Grant'))
    .where('account_id', '=', accountId)
    .execute();
  for (const { id, organizationId } of grants) {
    if (!id || !organizationId) continue;
    await revokeTokens(transaction, revocationOfAll(id, organizationId, now));
    await transaction.deleteFrom('oauth_artifacts').where('grant_id', '=', id).execute();
  }
}

/** The client ID of the tokens with which the documentation calls the API. */
export const documentationClientId = 'worklane-docs' satisfies keyof typeof firstPartyApplications;

export type DocumentationTokenKey = Pick<AccessTokenRequest, 'organizationId' | 'subject' | 'grantId' | 'scopes'>;

/** Returns what signs a token of a session for the documentation again, if it has one that is valid until a time. */
export async function findSessionToken(
  db: Connection,
  { organizationId, subject = '', grantId = '', scopes }: DocumentationTokenKey,
  validUntil: Date,
): Promise<Required<Pick<AccessTokenRequest, 'issued' | 'lifetimeSeconds'>> | undefined> {
  const row = await documentationTokens(db, validUntil)
    .select(['issued.jti', 'issued.created_at', 'issued.expires_at'])
    .where('issued.organization_id', '=', organizationId)
    .where('issued.grant_id', '=', grantId)
    .where('issued.subject', '=', subject)
    .where('issued.scope', '=', scopes.join(' '))
    .orderBy('issued.expires_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return undefined;
  const issuedAt = new Date(row.created_at);
  const lifetimeSeconds = Math.floor(Date.parse(row.expires_at) / 1000) - Math.floor(issuedAt.getTime() / 1000);
  return { issued: { jti: row.jti, issuedAt }, lifetimeSeconds };
}

/** A person in one organization. */
interface OrganizationMember {
  organizationId: number;
  memberId: number;
}

/** Returns the valid tokens of a person for the documentation in the organizations of the person, newest first. */
export async function listDocumentationTokens(
  db: Connection,
  memberships: readonly OrganizationMember[],
  now: Date,
): Promise<AccountGrant[]> {
  const rows = await ownDocumentationTokens(db, memberships, now)
    .innerJoin('organizations as organization', 'organization.organization_id', 'issued.organization_id')
    .select(['issued.jti as grant_id', 'issued.organization_id', 'organization.name as organization_name'])
    .select(['issued.subject', 'issued.scope', 'issued.created_at as granted_at', 'issued.last_used_at'])
    .orderBy('issued.created_at', 'desc')
    .orderBy('issued.jti')
    .limit(maxListed)
    .execute();
  const application = {
    client_id: documentationClientId,
    application_name: firstPartyApplications[documentationClientId].name,
    application_owner: null,
    application_host: null,
  };
  return rows.map(({ subject, scope, ...row }) => ({
    ...application,
    ...row,
    memberId: Number(subject),
    scopes: parseScope(scope),
  }));
}

/** Returns the member who has a valid token for the documentation, if it is one of a person. */
export async function findDocumentationToken(
  db: Connection,
  memberships: readonly OrganizationMember[],
  jti: string,
  now: Date,
): Promise<OrganizationMember | undefined> {
  const row = await ownDocumentationTokens(db, memberships, now)
    .select('issued.organization_id as organizationId')
    .where('issued.jti', '=', jti)
    .executeTakeFirst();
  return memberships.find(({ organizationId }) => organizationId === row?.organizationId);
}

/** @param memberships of one person. */
const ownDocumentationTokens = (db: Connection, memberships: readonly OrganizationMember[], now: Date) =>
  documentationTokens(db, now).where(({ or, and, eb }) =>
    or(
      memberships.map(({ organizationId, memberId }) =>
        and([eb('issued.organization_id', '=', organizationId), eb('issued.subject', '=', String(memberId))]),
      ),
    ),
  );

const documentationTokens = (db: Connection, validUntil: Date) =>
  db
    .selectFrom('access_tokens as issued')
    .where('issued.client_id', '=', sql.lit(documentationClientId))
    .where('issued.expires_at', '>', validUntil.toISOString())
    .where(isNotRevoked('issued'));
