import { type AuthenticateRequest, type Authorize, isInteger, ProblemError } from '@worklane/server';
import type { FastifyRequest } from 'fastify';
import { isCrossSite, isForeignOrigin } from '../http/forms/forms.ts';
import { requireMembership } from '../identity/memberships.ts';
import { isRecent, recentSeconds, type Session } from '../identity/sessions.ts';
import { isOneOf } from '../secrets/keyed-hash.ts';
import type { DashboardDependencies } from './dashboard-contract.ts';

declare module 'fastify' {
  interface FastifyPrincipals {
    session: Session;
  }
}

/**
 * Authenticates requests by the session cookie of the dashboard. Unsafe methods also require its CSRF token.
 * @throws ProblemError session_missing, csrf_token_invalid
 */
export const authenticateSession =
  ({ sessions, baseUrl }: Pick<DashboardDependencies, 'sessions' | 'baseUrl'>): AuthenticateRequest<Session> =>
  async (request) => {
    const session = await sessions.findWithSupport(request.headers.cookie);
    if (!session) throw new ProblemError('session_missing', 'Sign in and try again.');
    if (!safeMethods.has(request.method)) requireCsrfToken(request, session, baseUrl);
    return session;
  };

/** RFC 9110, section 9.2.1. */
const safeMethods = new Set(['GET', 'HEAD']);

/**
 * Other sites can make a browser send the cookie, but they do not know the CSRF token. Clients that send neither
 * `Sec-Fetch-Site` nor `Origin`, such as old browsers and scripts, need only the token.
 */
function requireCsrfToken({ headers }: FastifyRequest, { acceptedCsrf }: Session, baseUrl: string): void {
  if (isCrossSite(headers) || isForeignOrigin(headers, baseUrl)) {
    throw new ProblemError('csrf_token_invalid', `The request comes from another site. Open ${baseUrl}/dashboard.`);
  }
  const token = headers['x-csrf-token'];
  if (typeof token === 'string' && isOneOf(acceptedCsrf, token)) return;
  throw new ProblemError('csrf_token_invalid', 'The X-CSRF-Token header does not match the session.');
}

/** What support access may do besides reading: change records with the scopes of its role, and sign out. */
const supportOperations = ['createSessionToken', 'endSession', 'createBulkChange', 'stopBulkChange', 'undoBulkChange'];

/**
 * Checks the membership in the organization of the path, the role that the operation requires, and that an owner who changes
 * something signed in a short while ago: these are the changes of credentials, members and roles.
 * @throws ProblemError not_found, second_factor_required, organization_suspended, owner_required, recent_sign_in_required
 */
export const authorizeMember =
  ({ db, clock, controls }: Pick<DashboardDependencies, 'db' | 'clock' | 'controls'>): Authorize<Session> =>
  async (session, { params, method }, { id: operationId, tag, roles = [] }) => {
    if (session.support && !safeMethods.has(method) && !supportOperations.includes(operationId)) {
      throw new ProblemError(
        'owner_required',
        'Support access changes nothing here. Ask an owner of the organization.',
      );
    }
    const { organization_id: id } = params as { organization_id?: string };
    // Parameter validation rejects an ID that is not an integer.
    if (id === undefined || !isInteger(id)) return;
    const { role } = await requireMembership(db, Number(id), session);
    controls.requireActive(Number(id));
    if (roles.length > 0 && !roles.includes(role)) {
      throw new ProblemError('owner_required', `This action requires the ${roles.join(' or ')} role.`);
    }
    // To deliver an event again, or to change records, gives nobody access.
    const changesAccess = roles.length > 0 && !safeMethods.has(method) && !/^(Webhooks|Bulk changes)$/.test(tag);
    if (changesAccess && !isRecent(session, clock())) {
      const detail = `This action requires a sign-in within the last ${recentSeconds / 60} minutes.`;
      throw new ProblemError('recent_sign_in_required', detail);
    }
  };
