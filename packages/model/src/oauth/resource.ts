import { documentedError } from './oauth-error.ts';
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
