import { firstPartyApplications } from '@worklane/contract';
import { sql } from 'kysely';
import type { Connection } from '../../database/store.ts';
import { parseScope } from './access-token.ts';
import type { AccountGrant } from './account-grants.ts';
import type { AccessTokenRequest } from './issue-access-token.ts';
import { isNotRevoked } from './list-access.ts';

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

const maxListed = 200;

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
