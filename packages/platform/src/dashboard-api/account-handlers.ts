import { ProblemError } from '@worklane/server';
import { auditOrigin } from '../audit/audit-log.ts';
import { endAccountSession, endOtherSessions, listAccountSessions } from '../identity/account-sessions.ts';
import { listMemberships } from '../identity/memberships.ts';
import { replacePassword } from '../identity/replace-password.ts';
import { listAccountGrants, revokeAccountGrant } from '../oauth/tokens/account-grants.ts';
import type { DashboardDependencies, DashboardHandler, DashboardHandlers } from './dashboard-contract.ts';

/** The password, the sessions and the grants of the signed-in person, over all organizations. */
export const accountHandlers = (dependencies: DashboardDependencies) =>
  ({
    replacePassword: replaceOwnPassword(dependencies),
    listAccountSessions: listSessions(dependencies),
    listAccountGrants: listGrants(dependencies),

    async endOtherSessions({ principal, request }) {
      await endOtherSessions(dependencies, principal, auditOrigin(request));
      return { status: 204 };
    },

    /** @throws ProblemError not_found */
    async endAccountSession({ path: { session_id: id }, principal, request }) {
      const found = await endAccountSession(dependencies, principal, id, auditOrigin(request));
      if (!found) throw new ProblemError('not_found', `No session ${id}.`);
      return { status: 204 };
    },

    /** @throws ProblemError not_found */
    async revokeAccountGrant({ path: { grant_id: id }, principal, request }) {
      const found = await revokeAccountGrant(dependencies, principal, id, auditOrigin(request));
      if (!found) throw new ProblemError('not_found', `No grant ${id}.`);
      return { status: 204 };
    },
  }) satisfies Partial<DashboardHandlers>;

const replaceOwnPassword =
  (dependencies: DashboardDependencies): DashboardHandler<'replacePassword'> =>
  async ({ body, principal, request }) => {
    const cookie = await replacePassword(dependencies, principal, {
      current: body.current_password,
      next: body.new_password,
      cookieHeader: request.headers.cookie,
      origin: auditOrigin(request),
    });
    return { status: 204, headers: { 'Set-Cookie': cookie } };
  };

const listSessions =
  ({ db, clock }: DashboardDependencies): DashboardHandler<'listAccountSessions'> =>
  async ({ principal }) => {
    const sessions = await listAccountSessions(db, principal, clock());
    return {
      status: 200,
      body: {
        data: sessions.map(({ id, current, browser, system, ip, createdAt, lastUsedAt }) => ({
          session_id: id,
          current,
          browser,
          system,
          ip,
          created_at: createdAt,
          last_used_at: lastUsedAt,
        })),
      },
    };
  };

/** Without the grants of organizations that the person has left: their tokens are no longer valid. */
const listGrants =
  ({ db, clock }: DashboardDependencies): DashboardHandler<'listAccountGrants'> =>
  async ({ principal: { accountId, email } }) => {
    const grants = await listAccountGrants(db, accountId, clock());
    const memberIds = new Set((await listMemberships(db, email)).map(({ memberId }) => memberId));
    return {
      status: 200,
      body: {
        data: grants
          .filter(({ memberId }) => memberIds.has(memberId))
          .map((grant) => ({
            grant_id: grant.grantId,
            client_id: grant.clientId,
            application_name: grant.applicationName,
            application_owner: grant.applicationOwner,
            organization_id: grant.organizationId,
            organization_name: grant.organizationName,
            scopes: grant.scopes,
            granted_at: grant.grantedAt,
            last_used_at: grant.lastUsedAt,
          })),
      },
    };
  };
