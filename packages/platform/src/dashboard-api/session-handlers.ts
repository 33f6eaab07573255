import { roles } from '@worklane/contract';
import type { schemas } from '@worklane/contract/dashboard';
import { dashboardClientId } from '@worklane/contract/requests';
import { auditOrigin } from '../audit/audit-log.ts';
import { listMemberships, requireMembership } from '../identity/memberships.ts';
import { lifetimeInSession, sessionTokenSeconds } from '../identity/sessions.ts';
import { listSupportAccess, type SupportAccess } from '../identity/support/support-access.ts';
import type { DashboardDependencies, DashboardHandler, DashboardHandlers } from './dashboard-contract.ts';
import { issueDocumentationToken } from './issue-documentation-token.ts';
import { sessionSource } from './member-action.ts';

export const sessionHandlers = (dependencies: DashboardDependencies) =>
  ({
    getSession: getSession(dependencies),
    endSession: endSession(dependencies),
    createSessionToken: createSessionToken(dependencies),
    createDocumentationToken: createDocumentationToken(dependencies),
  }) satisfies Partial<DashboardHandlers>;

const getSession =
  ({ db }: DashboardDependencies): DashboardHandler<'getSession'> =>
  async ({ principal: { email, name, csrf, secondFactor } }) => {
    const memberships = await listMemberships(db, email);
    const ids = memberships.map(({ organizationId }) => organizationId);
    const support = ids.length === 0 ? [] : await listSupportAccess(db).where('organization_id', 'in', ids).execute();
    return {
      status: 200,
      body: {
        email,
        name,
        csrf_token: csrf,
        second_factor: secondFactor,
        organizations: memberships.map((each) => ({
          organization_id: each.organizationId,
          name: each.name,
          role: each.role,
          member_id: each.memberId,
          requires_second_factor: each.requiresSecondFactor,
          max_token_seconds: each.maxTokenSeconds,
          refuses_support: each.refusesSupport,
          support_access: fromSupport(support.find(({ organization_id }) => organization_id === each.organizationId)),
        })),
      },
    };
  };

function fromSupport(access: SupportAccess | undefined): schemas.SupportAccess | null {
  if (!access) return null;
  const { organization_id: _, ...fields } = access;
  return fields;
}

const endSession =
  ({ sessions }: DashboardDependencies): DashboardHandler<'endSession'> =>
  async ({ request }) => ({
    status: 204,
    headers: { 'Set-Cookie': await sessions.end(request.headers.cookie, auditOrigin(request)) },
  });

/** Issues a token that is not recorded: the list of access shows applications only, and signing out revokes it. */
const createSessionToken =
  ({ db, clock, issueToken }: DashboardDependencies): DashboardHandler<'createSessionToken'> =>
  async ({ path: { organization_id: organizationId }, principal: session }) => {
    const { memberId, memberVersion, role } = await requireMembership(db, organizationId, session);
    const { scopes } = roles[role];
    const lifetimeSeconds = lifetimeInSession(sessionTokenSeconds, session, clock());
    const { token } = await issueToken({
      organizationId,
      clientId: dashboardClientId,
      subject: String(memberId),
      memberVersion,
      grantId: session.grantId,
      scopes,
      lifetimeSeconds,
    });
    return {
      status: 201,
      body: {
        access_token: token,
        expires_in: lifetimeSeconds,
        organization_id: organizationId,
        scope: scopes.join(' '),
      },
    };
  };

const createDocumentationToken =
  (dependencies: DashboardDependencies): DashboardHandler<'createDocumentationToken'> =>
  async (call) => {
    const { path, principal, body } = call;
    const membership = await requireMembership(dependencies.db, path.organization_id, principal);
    const source = await sessionSource(dependencies, call);
    const request = { membership, scopes: body?.scopes, source };
    const issued = await issueDocumentationToken(dependencies, principal, request);
    return {
      status: 201,
      body: {
        access_id: issued.jti,
        access_token: issued.token,
        expires_in: Math.floor((issued.expiresAt.getTime() - dependencies.clock().getTime()) / 1000),
        organization_id: path.organization_id,
        scope: issued.scopes.join(' '),
      },
    };
  };
