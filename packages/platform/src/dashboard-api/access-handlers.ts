import type { schemas } from '@worklane/contract/dashboard';
import { ProblemError } from '@worklane/server';
import {
  type AccessTokenSummary,
  findAccess,
  type GrantSummary,
  listAccessTokens,
  listGrants,
} from '../oauth/tokens/list-access.ts';
import { revokeGrant, tokenRevocation } from '../oauth/tokens/revoke-tokens.ts';
import type { DashboardContext } from './context.ts';
import type { DashboardHandler, DashboardHandlers } from './dashboard-contract.ts';

/** How many grants, and how many tokens, are listed. */
const most = 200;

/** The grants and the access tokens that are in force. */
export const accessHandlers = (context: DashboardContext) =>
  ({
    listAccess: listAccess(context),
    revokeAccess: revokeAccess(context),
  }) satisfies Partial<DashboardHandlers>;

const listAccess =
  ({ db, clock }: DashboardContext): DashboardHandler<'listAccess'> =>
  async ({ path: { organization_id: organizationId } }) => {
    const query = { organizationId, now: clock(), limit: most + 1 };
    const grants = await listGrants(db, query);
    const tokens = await listAccessTokens(db, query);
    const data = [...grants.slice(0, most).map(ofGrant), ...tokens.slice(0, most).map(ofAccessToken)];
    return {
      status: 200,
      body: {
        data: data.toSorted((one, other) => other.issued_at.localeCompare(one.issued_at)),
        has_more: grants.length > most || tokens.length > most,
      },
    };
  };

/** @throws ProblemError not_found */
const revokeAccess =
  (context: DashboardContext): DashboardHandler<'revokeAccess'> =>
  async ({ path: { organization_id: organizationId, access_id: id } }) => {
    const access = await findAccess(context.db, organizationId, id);
    if (!access) throw new ProblemError('not_found', `No grant or token ${id} in organization ${organizationId}.`);
    if (access.kind === 'grant') await revokeGrant(context, organizationId, id);
    else await context.revoke(tokenRevocation({ jti: id, organizationId, expiresAt: access.expiresAt }));
    return { status: 204 };
  };

const ofGrant = (grant: GrantSummary): schemas.Access => ({
  access_id: grant.grantId,
  kind: 'grant',
  client_id: grant.clientId,
  application_name: grant.applicationName,
  person: { member_id: grant.memberId, name: grant.accountName, email: grant.accountEmail },
  scopes: grant.scopes,
  issued_at: grant.grantedAt,
  expires_at: grant.expiresAt,
  last_used_at: grant.lastUsedAt,
});

const ofAccessToken = (token: AccessTokenSummary): schemas.Access => ({
  access_id: token.jti,
  kind: 'token',
  client_id: token.clientId,
  application_name: token.applicationName,
  person:
    token.subject === null
      ? null
      : { member_id: Number(token.subject), name: token.memberName, email: token.memberEmail },
  scopes: token.scopes,
  issued_at: token.createdAt,
  expires_at: token.expiresAt,
  last_used_at: token.lastUsedAt,
});
