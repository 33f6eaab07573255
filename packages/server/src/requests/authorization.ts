import type { Operation } from '@worklane/contract';
import type { Admit, Authenticate, Principal } from '../principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { bearerToken } from './bearer-token.ts';

/** Lets requests with an access token pass once token, organization and scopes have been found right, in this order. */
export const admitTokens =
  (authenticate: Authenticate): Admit<Principal> =>
  async (request, operation) => {
    const principal = await authenticate(bearerToken(request.headers.authorization), { operation, request });
    requireOrganization((request.params as Record<string, string>).organization_id, principal);
    requireScopes(operation, principal);
    request.principal = principal;
    return principal;
  };

/** A text that is no number is left to the check of the parameters, which says so. */
function requireOrganization(organizationId: string | undefined, principal: Principal): void {
  if (organizationId === undefined || !/^\d+$/.test(organizationId)) return;
  if (Number(organizationId) !== principal.organizationId) {
    throw new ProblemError(
      'wrong_organization',
      `The access token is bound to organization ${principal.organizationId}, the path names ${organizationId}.`,
    );
  }
}

function requireScopes({ scopes }: Operation, principal: Principal): void {
  const missing = scopes.filter((scope) => !principal.scopes.has(scope));
  if (missing.length === 0) return;
  throw new ProblemError(
    'insufficient_scope',
    `The operation needs the ${missing.length === 1 ? 'scope' : 'scopes'} ${missing.join(', ')}.`,
    // RFC 6750, section 3: `scope` names all that are needed.
    { headers: { 'WWW-Authenticate': `Bearer error="insufficient_scope", scope="${scopes.join(' ')}"` } },
  );
}
