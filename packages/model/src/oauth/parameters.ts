import { describeRejectedScopes, OAuthParameterLimits } from '@worklane/contract/requests';
import type { Client } from './client.ts';
import { contract, documentedError, OAuthError } from './oauth-error.ts';

/** The parameters of a form or a query, by name. An empty one counts as absent (RFC 6749, section 3.1). */
export type Parameters = Readonly<Record<string, string | undefined>>;

const limits = new OAuthParameterLimits(contract);

/** Returns the parameters of a query, cut to their maximum length; of one that is given twice, the first. */
export const queryParameters = (pairs: URLSearchParams): Parameters =>
  Object.fromEntries(
    [...pairs]
      .filter(([, value]) => value !== '')
      .map(([name, value]) => [name, limits.shortened(name, value)] as const)
      .reverse(),
  );

/** @throws OAuthError for a parameter that is given twice: invalid_target for `resource`, else invalid_request */
export function requireOnce(pairs: URLSearchParams, names: Iterable<string> = pairs.keys()): void {
  for (const name of names) {
    if (pairs.getAll(name).length < 2) continue;
    const code = name === 'resource' ? 'invalid_target' : 'invalid_request';
    throw new OAuthError(code, `'${name}' parameter must not be provided twice`);
  }
}

/** Returns the parameters of a form. @throws OAuthError for a parameter that is too long or given twice */
export function formParameters(pairs: URLSearchParams, authorization: string | undefined): Parameters {
  const tooLong = limits.lengthViolation(pairs, authorization);
  if (tooLong !== undefined) throw new OAuthError('invalid_request', tooLong);
  requireOnce(pairs);
  return queryParameters(pairs);
}

/** @throws OAuthError invalid_request */
export function required(parameters: Parameters, name: string): string {
  const value = parameters[name];
  if (value === undefined) throw new OAuthError('invalid_request', `missing required parameter '${name}'`);
  return value;
}

/** Checks the syntax of a `code_challenge` or `code_verifier` (RFC 7636, section 4). @throws OAuthError invalid_request */
export function requirePkceSyntax(name: string, value: string): void {
  const invalid = (violation: string) => new OAuthError('invalid_request', `${name} ${violation}`);
  if (value.length < 43) throw invalid('must be a string with a minimum length of 43 characters');
  if (value.length > 128) throw invalid('must be a string with a maximum length of 128 characters');
  if (/[^\w.\-~]/.test(value)) throw invalid('contains invalid characters');
}

/**
 * Checks that tokens are requested for the API (RFC 8707, section 2), the only resource.
 * @param issuer the base URL of the server
 * @throws OAuthError invalid_target
 */
export function requireApiResource({ resource }: Parameters, issuer: string): void {
  if (resource === undefined || URL.parse(resource)?.href === URL.parse(issuer)?.href) return;
  throw documentedError('createToken', 'resource_unknown');
}

/** @throws OAuthError invalid_target */
export function requireResourceSyntax({ resource }: Parameters): void {
  if (resource === undefined || URL.canParse(resource)) return;
  throw new OAuthError('invalid_target', 'resource indicator must be an absolute URI');
}

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
