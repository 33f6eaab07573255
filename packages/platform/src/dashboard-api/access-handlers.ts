import type { schemas } from '@worklane/contract/dashboard';
import { ProblemError } from '@worklane/server';
import { requireMembership } from '../identity/memberships.ts';
import { revokeAuditedAccess } from '../oauth/tokens/audited-revocation.ts';
import { documentHost } from '../oauth/tokens/document-client-id.ts';
import {
  type AccessTokenSummary,
  type GrantSummary,
  listAccessTokens,
  listGrants,
} from '../oauth/tokens/list-access.ts';
import { sessionSource } from './audit-source.ts';
import type { DashboardDependencies, DashboardHandler, DashboardHandlers } from './dashboard-contract.ts';

/** The maximum number of listed grants, and of listed tokens. */
const maxListed = 200;

/** Lists and revokes valid grants and access tokens. */
export const accessHandlers = (dependencies: DashboardDependencies) =>
  ({
    listAccess: listAccess(dependencies),
    revokeAccess: revokeAccess(dependencies),
  }) satisfies Partial<DashboardHandlers>;

const listAccess =
  ({ db, clock }: DashboardDependencies): DashboardHandler<'listAccess'> =>
  async ({ path: { organization_id: organizationId }, principal }) => {
    const { role } = await requireMembership(db, organizationId, principal);
    const query = { organizationId, now: clock(), limit: maxListed + 1 };
    const grants = await listGrants(db, query);
    const tokens = await listAccessTokens(db, query);
    const data = [...grants.slice(0, maxListed).map(fromGrant), ...tokens.slice(0, maxListed).map(fromAccessToken)];
    // As the audit log, addresses are for owners only.
    const shown = role === 'owner' ? data : data.map((each) => ({ ...each, used_from: [] }));
    return {
      status: 200,
      body: {
        data: shown.toSorted((one, other) => other.issued_at.localeCompare(one.issued_at)),
        has_more: grants.length > maxListed || tokens.length > maxListed,
      },
    };
  };

/** @throws ProblemError not_found */
const revokeAccess =
  (dependencies: DashboardDependencies): DashboardHandler<'revokeAccess'> =>
  async (call) => {
    const { organization_id: organizationId, access_id: id } = call.path;
    const found = await revokeAuditedAccess(dependencies, organizationId, id, await sessionSource(dependencies, call));
    if (!found) throw new ProblemError('not_found', `No grant or token ${id} in organization ${organizationId}.`);
    return { status: 204 };
  };

const fromGrant = (grant: GrantSummary): schemas.Access => ({
  access_id: grant.grantId,
  kind: 'grant',
  name: null,
  client_id: grant.clientId,
  application_name: grant.applicationName,
  application_host: documentHost(grant.clientId),
  person: { member_id: grant.memberId, name: grant.accountName, email: grant.accountEmail },
  scopes: grant.scopes,
  issued_at: grant.grantedAt,
  expires_at: grant.expiresAt,
  last_used_at: grant.lastUsedAt,
  used_from: [...grant.usedFrom],
});

const fromAccessToken = (token: AccessTokenSummary): schemas.Access => ({
  access_id: token.jti,
  kind: 'token',
  name: token.name,
  client_id: token.clientId,
  application_name: token.applicationName,
  application_host: documentHost(token.clientId),
  person:
    token.subject === null
      ? null
      : { member_id: Number(token.subject), name: token.memberName, email: token.memberEmail },
  scopes: token.scopes,
  issued_at: token.createdAt,
  expires_at: token.expiresAt,
  last_used_at: token.lastUsedAt,
  used_from: [...token.usedFrom],
});
