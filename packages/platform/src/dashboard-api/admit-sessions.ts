import type { Operation } from '@worklane/contract';
import { type Admit, ProblemError } from '@worklane/server';
import type { FastifyRequest } from 'fastify';
import { isCrossSite } from '../http/csrf.ts';
import { sameHash } from '../http/keyed-hash.ts';
import { requireMembership } from '../identity/require-membership.ts';
import type { Session } from '../identity/sessions.ts';
import { ownerRequired } from '../oauth/clients/require-owner.ts';
import type { DashboardContext } from './context.ts';

/**
 * Lets requests pass that come from the dashboard of somebody who is signed in and may do what is asked for: session,
 * origin, organization and role are looked at in this order.
 * @throws ProblemError session_missing, csrf_token_invalid, not_found, owner_required
 */
export const admitSessions =
  ({ db, sessions }: Pick<DashboardContext, 'db' | 'sessions'>): Admit<Session> =>
  async (request, operation) => {
    const session = await sessions.find(request.headers.cookie);
    if (!session) throw new ProblemError('session_missing', 'Sign in, then try again.');
    if (!safeMethods.has(request.method)) requireOwnPage(request, session);
    await requireRole(db, request, operation, session);
    return session;
  };

/** Those that change nothing (RFC 9110, section 9.2.1). */
const safeMethods = new Set(['GET', 'HEAD']);

/** Other sites can make a browser send the cookie along, but do not know what the session has besides. */
function requireOwnPage({ headers }: FastifyRequest, { csrf }: Session): void {
  if (isCrossSite(headers)) throw new ProblemError('csrf_token_invalid', 'The request comes from another site.');
  const given = headers['x-csrf-token'];
  if (typeof given === 'string' && sameHash(given, csrf)) return;
  throw new ProblemError('csrf_token_invalid', 'X-CSRF-Token is not the token of this session.');
}

/** A text that is no number is left to the check of the parameters, which says so. */
async function requireRole(
  db: DashboardContext['db'],
  { params }: FastifyRequest,
  { roles = [] }: Operation,
  { email }: Session,
): Promise<void> {
  const { organization_id: id } = params as { organization_id?: string };
  if (id === undefined || !/^\d+$/.test(id)) return;
  const membership = await requireMembership(db, Number(id), email);
  if (roles.length > 0 && !roles.includes(membership.role)) throw ownerRequired(membership);
}
