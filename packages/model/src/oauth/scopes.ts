import { describeRejectedScopes } from '@worklane/contract/requests';
import type { Client } from './client.ts';
import { OAuthError } from './oauth-error.ts';

const parseScope = (scope: string): string[] => [...new Set(scope.split(' '))];

/**
 * Returns the requested scopes, all of which the client may request.
 * @throws OAuthError invalid_request, invalid_scope
 */
export function requestedScopes(scope: string | undefined, client: Client): string[] {
  if (scope === undefined) throw new OAuthError('invalid_request', 'scope is required');
  requireScopeSyntax(scope);
  return requireScopes(parseScope(scope), client.scopes, 'the application may not request');
}

/** Returns the scopes of a refresh: those of the grant, or fewer (RFC 6749, section 6). @throws OAuthError invalid_scope */
export const refreshedScopes = (scope: string | undefined, granted: readonly string[]): readonly string[] =>
  scope === undefined ? granted : requireScopes(parseScope(scope), granted, 'the user did not grant');

/** RFC 6749, section 3.3. @throws OAuthError invalid_scope */
export function requireScopeSyntax(scope: string | undefined): void {
  if (scope === undefined || /^[!#-[\]-~]+(?: [!#-[\]-~]+)*$/.test(scope)) return;
  throw new OAuthError('invalid_scope', 'scope contains invalid characters');
}

function requireScopes(scopes: string[], allowed: readonly string[], reason: string): string[] {
  const rejected = scopes.filter((scope) => !allowed.includes(scope));
  if (rejected.length === 0) return scopes;
  throw new OAuthError('invalid_scope', describeRejectedScopes(rejected, reason));
}
