import { firstPartyApplications, roles } from '@worklane/contract';
import type { schemas } from '@worklane/contract/dashboard';
import { dashboardClientId } from '@worklane/contract/requests';
import { type AuditSource, auditOrigin, recordAudit } from '../audit/audit-log.ts';
import { inTransaction } from '../database/store.ts';
import { listMemberships, type Membership, requireMembership } from '../identity/memberships.ts';
import {
  documentationTokenSeconds,
  lifetimeInSession,
  type Session,
  sessionTokenSeconds,
} from '../identity/sessions.ts';
import { listSupportAccess, type SupportAccess } from '../identity/support/support-access.ts';
import { requireNone, scopesViolations } from '../oauth/clients/client-validation.ts';
import { documentationClientId, findSessionToken } from '../oauth/tokens/account-grants.ts';
import { type AccessTokenRequest, type IssuedToken, recordToken } from '../oauth/tokens/issue-access-token.ts';
import type { DashboardDependencies, DashboardHandlers } from './dashboard-contract.ts';
import { sessionSource } from './member-action.ts';

export function sessionHandlers(dependencies: DashboardDependencies) {
  const { db, clock, sessions, issueToken } = dependencies;
  return {
    async getSession({ principal: { email, name, csrf, secondFactor } }) {
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
    },

    endSession: async ({ request }) => ({
      status: 204,
      headers: { 'Set-Cookie': await sessions.end(request.headers.cookie, auditOrigin(request)) },
    }),

    /** Issues a token that is not recorded: the list of access shows applications only, and signing out revokes it. */
    async createSessionToken({ path: { organization_id: organizationId }, principal: session }) {
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
      const scope = scopes.join(' ');
      const body = { access_token: token, expires_in: lifetimeSeconds, organization_id: organizationId, scope };
      return { status: 201, body };
    },

    async createDocumentationToken(call) {
      const { path, principal, body } = call;
      const membership = await requireMembership(db, path.organization_id, principal);
      const source = await sessionSource(dependencies, call);
      const request = { membership, scopes: body?.scopes, source };
      const issued = await issueDocumentationToken(dependencies, principal, request);
      return {
        status: 201,
        body: {
          access_id: issued.jti,
          access_token: issued.token,
          expires_in: Math.floor((issued.expiresAt.getTime() - clock().getTime()) / 1000),
          organization_id: path.organization_id,
          scope: issued.scopes.join(' '),
        },
      };
    },
  } satisfies Partial<DashboardHandlers>;
}

function fromSupport(access: SupportAccess | undefined): schemas.SupportAccess | null {
  if (!access) return null;
  const { organization_id: _, ...fields } = access;
  return fields;
}

interface DocumentationTokenRequest {
  membership: Membership;
  /** Default: all scopes of the role. */
  scopes?: readonly string[] | undefined;
  source: AuditSource;
}

/** A valid token is returned again while it is valid for at least this time. */
const reuseMilliseconds = 1_800_000;

/**
 * Issues an access token with which the documentation acts for a member. It is a token of the session, with which it is
 * revoked, and is recorded, so that the member and the owners see and revoke it. A page asks after each reload: it gets the
 * token of the session again, instead of one more in the lists and in the audit log.
 * @throws ProblemError validation_failed
 */
async function issueDocumentationToken(
  { db, clock, issueToken }: Pick<DashboardDependencies, 'db' | 'clock' | 'issueToken'>,
  session: Session,
  { membership, scopes: requested, source }: DocumentationTokenRequest,
): Promise<IssuedToken> {
  const { organizationId, memberId, memberVersion, role } = membership;
  const included: readonly string[] = roles[role].scopes;
  if (requested) requireNone(scopesViolations(requested, included, `the role ${role}`));
  // In the order of the catalogue: the same scopes get the same token.
  const scopes = requested ? included.filter((scope) => requested.includes(scope)) : included;
  const now = clock();
  const token = {
    organizationId,
    clientId: documentationClientId,
    subject: String(memberId),
    memberVersion,
    grantId: session.grantId,
    scopes,
  } satisfies Partial<AccessTokenRequest>;
  const found = await findSessionToken(db, token, new Date(now.getTime() + reuseMilliseconds));
  if (found) return issueToken({ ...token, ...found });
  const lifetimeSeconds = lifetimeInSession(documentationTokenSeconds, session, now);
  const issued = await issueToken({ ...token, lifetimeSeconds });
  await inTransaction(db, async (transaction) => {
    await recordToken(transaction, issued, now);
    const { name } = firstPartyApplications[documentationClientId];
    const target = { type: 'application', id: documentationClientId, name } as const;
    const details = { access_id: issued.jti, scopes, expires_at: issued.expiresAt.toISOString() };
    await recordAudit(transaction, { organizationId, action: 'token.generated', target, details, ...source }, now);
  });
  return issued;
}
