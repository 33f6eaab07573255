import { type AuthenticateRequest, type Authorize, ProblemError } from '@worklane/server';
import type { FastifyRequest } from 'fastify';
import { isForeign } from '../http/form-guard.ts';
import { sameHash } from '../http/keyed-hash.ts';
import { requireMembership } from '../identity/require-membership.ts';
import type { Session } from '../identity/sessions.ts';
import { ownerRequired } from '../oauth/clients/require-owner.ts';
import type { DashboardContext } from './context.ts';

declare module 'fastify' {
  interface FastifyPrincipals {
    session: Session;
  }
}

/**
 * Authenticates requests by the session cookie of the dashboard. Methods that change something also require its CSRF token.
 * @throws ProblemError session_missing, csrf_token_invalid
 */
export const authenticateSession =
  ({ sessions }: Pick<DashboardContext, 'sessions'>): AuthenticateRequest<Session> =>
  async (request) => {
    const session = await sessions.find(request.headers.cookie);
    if (!session) throw new ProblemError('session_missing', 'Sign in, then try again.');
    if (!safeMethods.has(request.method)) requireCsrfToken(request, session);
    return session;
  };

/** Methods that change nothing (RFC 9110, section 9.2.1). */
const safeMethods = new Set(['GET', 'HEAD']);

/** Other sites can make a browser send the cookie, but they do not know the CSRF token. */
function requireCsrfToken({ headers }: FastifyRequest, { csrf }: Session): void {
  if (isForeign(headers)) throw new ProblemError('csrf_token_invalid', 'The request comes from another site.');
  const token = headers['x-csrf-token'];
  if (typeof token === 'string' && sameHash(token, csrf)) return;
  throw new ProblemError('csrf_token_invalid', 'X-CSRF-Token does not match the session.');
}

/**
 * Checks the membership in the organization of the path, and the role that the operation requires.
 * @throws ProblemError not_found, owner_required
 */
export const authorizeMember =
  ({ db }: Pick<DashboardContext, 'db'>): Authorize<Session> =>
  async ({ email }, { params }, { roles = [] }) => {
    const { organization_id: id } = params as { organization_id?: string };
    // An ID that is not a number is rejected by the check of the parameters, with a more precise message.
    if (id === undefined || !/^\d+$/.test(id)) return;
    const membership = await requireMembership(db, Number(id), email);
    if (roles.length > 0 && !roles.includes(membership.role)) throw ownerRequired(membership);
  };
