import { ProblemError } from '@worklane/server';
import { requireMembership } from '../identity/memberships.ts';
import { revokeAuditedAccess } from '../oauth/tokens/audited-revocation.ts';
import { listAccessTokens, listGrants } from '../oauth/tokens/list-access.ts';
import type { DashboardDependencies, DashboardHandler, DashboardHandlers } from './dashboard-contract.ts';
import { sessionSource } from './member-action.ts';

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
    const data = [...grants.slice(0, maxListed), ...tokens.slice(0, maxListed)];
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
