import { ProblemError } from '@worklane/server';
import { auditOrigin, memberActor } from '../audit/audit-log.ts';
import { endAccountSession, endOtherSessions, listAccountSessions } from '../identity/account-sessions.ts';
import { listMemberships, requireMembership } from '../identity/memberships.ts';
import { replacePassword } from '../identity/replace-password.ts';
import {
  findAccountGrant,
  findDocumentationToken,
  listAccountGrants,
  listDocumentationTokens,
} from '../oauth/tokens/account-grants.ts';
import { listAccessTokens, listGrants, revokeAuditedAccess } from '../oauth/tokens/list-access.ts';
import type { DashboardDependencies, DashboardHandlers } from './dashboard-contract.ts';
import { sessionSource } from './member-action.ts';

/** The maximum number of listed grants, and of listed tokens, in the contract. */
const maxListed = 200;

/** The password, the sessions and the grants of the signed-in person over all organizations, and the access to one of them. */
export function accountHandlers(dependencies: DashboardDependencies) {
  const { db, clock } = dependencies;
  return {
    async replacePassword({ body, principal, request }) {
      const cookie = await replacePassword(dependencies, principal, {
        current: body.current_password,
        next: body.new_password,
        cookieHeader: request.headers.cookie,
        origin: auditOrigin(request),
      });
      return { status: 204, headers: { 'Set-Cookie': cookie } };
    },

    listAccountSessions: async ({ principal }) => ({
      status: 200,
      body: { data: await listAccountSessions(db, principal, clock()) },
    }),

    /** Without the grants of organizations that the person has left: their tokens are no longer valid. */
    async listAccountGrants({ principal: { accountId, email } }) {
      const memberships = await listMemberships(db, email);
      const memberIds = new Set(memberships.map(({ memberId }) => memberId));
      const grants = await listAccountGrants(db, accountId, clock());
      const tokens = await listDocumentationTokens(db, memberships, clock());
      return {
        status: 200,
        body: {
          data: [...grants.filter(({ memberId }) => memberIds.has(memberId)), ...tokens]
            .toSorted((one, other) => other.granted_at.localeCompare(one.granted_at))
            .slice(0, maxListed)
            .map(({ memberId: _, ...grant }) => grant),
        },
      };
    },

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
    async revokeAccountGrant({ path: { grant_id: id }, principal: { accountId, email, name }, request }) {
      const found =
        (await findAccountGrant(db, accountId, id)) ??
        (await findDocumentationToken(db, await listMemberships(db, email), id, clock()));
      const source = found && { actor: memberActor({ ...found, email, name }), origin: auditOrigin(request) };
      const isRevoked = source && (await revokeAuditedAccess(dependencies, found.organizationId, id, source));
      if (!isRevoked) throw new ProblemError('not_found', `No grant ${id}.`);
      return { status: 204 };
    },

    async listAccess({ path: { organization_id: organizationId }, principal }) {
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
    },

    /** @throws ProblemError not_found */
    async revokeAccess(call) {
      const { organization_id: organizationId, access_id: id } = call.path;
      const source = await sessionSource(dependencies, call);
      const found = await revokeAuditedAccess(dependencies, organizationId, id, source);
      if (!found) throw new ProblemError('not_found', `No grant or token ${id} in organization ${organizationId}.`);
      return { status: 204 };
    },
  } satisfies Partial<DashboardHandlers>;
}
