import type { Operation } from '@worklane/contract';
import { type Admit, ProblemError } from '@worklane/server';
import type { FastifyRequest } from 'fastify';
import { isForeign } from '../http/form-guard.ts';
import { sameHash } from '../http/keyed-hash.ts';
import { requireMembership } from '../identity/memberships.ts';
import type { Session } from '../identity/sessions.ts';
import type { DashboardDependencies } from './dashboard-contract.ts';

/**
 * Authenticates a request by its session cookie, then checks its origin, CSRF token, membership and role. The contract
 * declares the roles of each operation.
 * @throws ProblemError session_missing, csrf_token_invalid, not_found, owner_required
 */
export const authenticateSession =
  ({ db, sessions }: Pick<DashboardDependencies, 'db' | 'sessions'>): Admit<Session> =>
  async (request, operation) => {
    const session = await sessions.find(request.headers.cookie);
    if (!session) throw new ProblemError('session_missing', 'Sign in and try again.');
    if (!safeMethods.has(request.method)) requireSameOrigin(request, session);
    await requireRole(db, request, operation, session);
    return session;
  };

/** RFC 9110, section 9.2.1. */
const safeMethods = new Set(['GET', 'HEAD']);

/** Another site can make the browser send the cookie, but does not know the CSRF token. */
function requireSameOrigin({ headers }: FastifyRequest, { csrf }: Session): void {
  if (isForeign(headers)) throw new ProblemError('csrf_token_invalid', 'The request comes from another site.');
  const given = headers['x-csrf-token'];
  if (typeof given === 'string' && sameHash(given, csrf)) return;
  throw new ProblemError('csrf_token_invalid', 'The X-CSRF-Token header does not match the session.');
}

async function requireRole(
  db: DashboardDependencies['db'],
  { params }: FastifyRequest,
  { roles = [] }: Operation,
  { email }: Session,
): Promise<void> {
  const { organization_id: id } = params as { organization_id?: string };
  // Parameter validation rejects an ID that is not a number.
  if (id === undefined || !/^\d+$/.test(id)) return;
  const { role } = await requireMembership(db, Number(id), email);
  if (roles.length > 0 && !roles.includes(role)) {
    throw new ProblemError('owner_required', 'This action requires the owner role.');
  }
}
