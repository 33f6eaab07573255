import { type Scope, scopes } from '@worklane/contract';
import { organizationsOf } from '../identity/account-organizations.ts';
import { requireMembership } from '../identity/require-membership.ts';
import { sessionTokenSeconds } from '../identity/session-access.ts';
import type { DashboardContext } from './context.ts';
import type { DashboardHandler, DashboardHandlers } from './dashboard-contract.ts';

/** The client id in access tokens of the dashboard itself. Those of applications begin with `app_`. */
const dashboardClientId = 'dashboard';

const everyScope = Object.keys(scopes) as Scope[];

export const sessionHandlers = (context: DashboardContext) =>
  ({
    getSession: getSession(context),
    endSession: endSession(context),
    createSessionToken: createSessionToken(context),
  }) satisfies Partial<DashboardHandlers>;

const getSession =
  ({ db }: DashboardContext): DashboardHandler<'getSession'> =>
  async ({ principal: { email, name, csrf } }) => {
    const organizations = await organizationsOf(db, email);
    return {
      status: 200,
      body: {
        email,
        name,
        csrf_token: csrf,
        organizations: organizations.map((each) => ({
          organization_id: each.organizationId,
          name: each.name,
          role: each.role,
          member_id: each.memberId,
        })),
      },
    };
  };

const endSession =
  ({ sessions }: DashboardContext): DashboardHandler<'endSession'> =>
  async ({ request }) => ({
    status: 204,
    headers: { 'Set-Cookie': await sessions.end(request.headers.cookie) },
  });

/** It is not recorded: a person sees the access of applications, and ends this by signing out. */
const createSessionToken =
  ({ db, clock, issueToken }: DashboardContext): DashboardHandler<'createSessionToken'> =>
  async ({ path: { organization_id: organizationId }, principal: session }) => {
    const { memberId } = await requireMembership(db, organizationId, session.email);
    const lifetimeSeconds = Math.min(sessionTokenSeconds, secondsUntil(session.expiresAt, clock()));
    const { token } = await issueToken({
      organizationId,
      clientId: dashboardClientId,
      subject: String(memberId),
      grantId: session.grantId,
      scopes: everyScope,
      lifetimeSeconds,
    });
    return {
      status: 201,
      body: {
        access_token: token,
        expires_in: lifetimeSeconds,
        organization_id: organizationId,
        scope: everyScope.join(' '),
      },
    };
  };

const secondsUntil = (moment: string, now: Date): number =>
  Math.max(1, Math.floor((Date.parse(moment) - now.getTime()) / 1000));
