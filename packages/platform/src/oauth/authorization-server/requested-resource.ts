import { describeRejectedScopes } from '@worklane/contract/requests';
import type { Grant, KoaContextWithOIDC } from 'oidc-provider';
import { findResource, resourcesOf, scopesOfResource } from '../tokens/resources.ts';
import { errors } from './oidc-provider-patches.ts';

const { CustomOIDCProviderError, InvalidTarget } = errors;

/** Replaces a URL that is equivalent to the identifier of a resource by the identifier, which the library compares as a string. */
export function normalizeResource(parameters: URLSearchParams, baseUrl: string): void {
  const [given, ...more] = parameters.getAll('resource');
  if (given === undefined || more.length > 0) return;
  parameters.set('resource', findResource(baseUrl, given) ?? given);
}

/**
 * Returns the resource of a request; the API by default.
 * @param given the parameter `resource`, normalized
 * @throws InvalidTarget for an unknown resource, and for several (RFC 8707, section 2)
 */
export function requestedResource(baseUrl: string, given: unknown): string {
  if (given === undefined) return baseUrl;
  if (Array.isArray(given)) throw new InvalidTarget('resource must be given only once');
  const found = resourcesOf(baseUrl).find((each) => each === given);
  if (found !== undefined) return found;
  throw new InvalidTarget('resource must be the base URL of the API or the URL of another resource of this server');
}

/** @throws invalid_scope, which names the scopes that tokens for a resource cannot have */
export function requireScopesOfResource(baseUrl: string, resource: unknown, scopes: readonly string[]): void {
  const accepted = scopesOfResource(baseUrl, resource, scopes);
  const rejected = scopes.filter((each) => !accepted.includes(each));
  if (rejected.length === 0) return;
  throw new CustomOIDCProviderError('invalid_scope', describeRejectedScopes(rejected, 'the resource does not accept'));
}

/** Returns the one resource of a grant. */
export const grantedResource = ({ resources = {} }: Grant): string | undefined => Object.keys(resources)[0];

/**
 * Checks the resource of a token request before the library consumes the code or the refresh token.
 * @throws InvalidTarget unless it is that of the grant
 */
export function requireGrantedResource({ oidc }: KoaContextWithOIDC, grant: Grant): void {
  const granted = grantedResource(grant);
  const requested = requestedResource(oidc.provider.issuer, oidc.params?.resource ?? granted);
  if (requested === granted) return;
  throw new InvalidTarget('resource differs from that of the authorization request');
}
