import type { Client } from './client.ts';
import { everyScope } from './client.ts';
import { OAuthError } from './oauth-error.ts';

/** Returns the distinct scopes of a space-separated `scope` value (RFC 6749, section 3.3). */
const parseScope = (scope: string): string[] => [...new Set(scope.split(' ').filter((each) => each !== ''))];

/**
 * Returns the requested scopes, all of which the client may request.
 * @throws OAuthError invalid_request, invalid_scope
 */
export function requestedScopes(scope: string | undefined, client: Client): string[] {
  const scopes = parseScope(scope ?? '');
  if (scopes.length === 0) throw new OAuthError('invalid_request', 'scope is required');
  return requireScopes(scopes, client.scopes, 'the application may not request');
}

/** Returns the scopes of a refresh: those of the grant, or fewer (RFC 6749, section 6). @throws OAuthError invalid_scope */
export const refreshedScopes = (scope: string | undefined, granted: readonly string[]): readonly string[] =>
  scope === undefined ? granted : requireScopes(parseScope(scope), granted, 'the user did not grant');

function requireScopes(scopes: string[], allowed: readonly string[], reason: string): string[] {
  const rejected = scopes.filter((scope) => !allowed.includes(scope));
  if (rejected.length === 0) return scopes;
  const unknown = rejected.filter((scope) => !everyScope.includes(scope));
  const known = rejected.filter((scope) => everyScope.includes(scope));
  const hint = unknown.some((scope) => scope.includes(',')) ? ' (separate scopes with spaces, not commas)' : '';
  const descriptions = [
    ...(unknown.length > 0 ? [`unknown scope: ${unknown.join(' ')}${hint}`] : []),
    ...(known.length > 0 ? [`${reason} ${known.join(' ')}`] : []),
  ];
  throw new OAuthError('invalid_scope', descriptions.join('; '));
}
