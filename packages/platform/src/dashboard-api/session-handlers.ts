import { roles } from '@worklane/contract';
import { dashboardClientId } from '../audit/audit-actors.ts';
import { auditOrigin } from '../audit/audit-log.ts';
import { listMemberships, requireMembership } from '../identity/memberships.ts';
import { sessionTokenSeconds } from '../identity/sessions.ts';
import type { DashboardDependencies, DashboardHandler, DashboardHandlers } from './dashboard-contract.ts';

export const sessionHandlers = (dependencies: DashboardDependencies) =>
  ({
    getSession: getSession(dependencies),
    endSession: endSession(dependencies),
    createSessionToken: createSessionToken(dependencies),
  }) satisfies Partial<DashboardHandlers>;

const getSession =
  ({ db }: DashboardDependencies): DashboardHandler<'getSession'> =>
  async ({ principal: { email, name, csrf } }) => {
    const memberships = await listMemberships(db, email);
    return {
      status: 200,
      body: {
        email,
        name,
        csrf_token: csrf,
        organizations: memberships.map((each) => ({
          organization_id: each.organizationId,
          name: each.name,
          role: each.role,
          member_id: each.memberId,
        })),
      },
    };
  };

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
    const { memberId, memberVersion, role } = await requireMembership(db, organizationId, session.email);
    const { scopes } = roles[role];
    const lifetimeSeconds = Math.min(sessionTokenSeconds, secondsUntil(session.expiresAt, clock()));
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

const secondsUntil = (time: string, now: Date): number =>
  Math.max(1, Math.floor((Date.parse(time) - now.getTime()) / 1000));
