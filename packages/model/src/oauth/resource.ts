import { documentedError, OAuthError } from './oauth-error.ts';
import type { Parameters } from './parameters.ts';

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
