import { ProblemError } from '@worklane/server';
import { auditOrigin } from '../audit/audit-log.ts';
import { endAccountSession, endOtherSessions, listAccountSessions } from '../identity/account-sessions.ts';
import { memberActor } from '../identity/member-action.ts';
import { listMemberships } from '../identity/memberships.ts';
import { replacePassword } from '../identity/replace-password.ts';
import { findAccountGrant, listAccountGrants } from '../oauth/tokens/account-grants.ts';
import { revokeAuditedAccess } from '../oauth/tokens/audited-revocation.ts';
import { findDocumentationToken, listDocumentationTokens } from '../oauth/tokens/documentation-tokens.ts';
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
    async revokeAccountGrant({ path: { grant_id: id }, principal: { accountId, email, name }, request }) {
      const { db, clock } = dependencies;
      const found =
        (await findAccountGrant(db, accountId, id)) ??
        (await findDocumentationToken(db, await listMemberships(db, email), id, clock()));
      const source = found && { actor: memberActor({ ...found, email, name }), origin: auditOrigin(request) };
      const isRevoked = source && (await revokeAuditedAccess(dependencies, found.organizationId, id, source));
      if (!isRevoked) throw new ProblemError('not_found', `No grant ${id}.`);
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
  async ({ principal }) => ({ status: 200, body: { data: await listAccountSessions(db, principal, clock()) } });

/** The maximum number of grants in the contract. */
const maxListed = 200;

/** Without the grants of organizations that the person has left: their tokens are no longer valid. */
const listGrants =
  ({ db, clock }: DashboardDependencies): DashboardHandler<'listAccountGrants'> =>
  async ({ principal: { accountId, email } }) => {
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
  };
