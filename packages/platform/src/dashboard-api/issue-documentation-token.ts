import { firstPartyApplications, roles } from '@worklane/contract';
import { type AuditSource, recordAudit } from '../audit/audit-log.ts';
import { type Connection, inTransaction } from '../database/store.ts';
import type { Membership } from '../identity/memberships.ts';
import { documentationTokenSeconds, lifetimeInSession, type Session } from '../identity/sessions.ts';
import { requireNone, scopesViolations } from '../oauth/clients/client-validation.ts';
import { documentationClientId, findSessionToken } from '../oauth/tokens/documentation-tokens.ts';
import {
  type AccessTokenRequest,
  type IssuedToken,
  type IssueToken,
  recordToken,
} from '../oauth/tokens/issue-access-token.ts';

export interface DocumentationTokenDependencies {
  db: Connection;
  clock: () => Date;
  /** Signs access tokens without recording them. */
  issueToken: IssueToken;
}

export interface DocumentationTokenRequest {
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
export async function issueDocumentationToken(
  { db, clock, issueToken }: DocumentationTokenDependencies,
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
