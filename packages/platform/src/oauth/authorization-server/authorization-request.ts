import { scopes as catalogue } from '@worklane/contract';
import type { Client, KoaContextWithOIDC } from 'oidc-provider';
import type { RegisteredClient } from '../clients/registered-client.ts';
import { parseScope } from '../tokens/access-token.ts';
import { registeredClient } from './client-adapter.ts';
import { errors } from './oidc-provider-patches.ts';

const { CustomOIDCProviderError, InvalidRequest } = errors;

type ParameterRule = (ctx: KoaContextWithOIDC, value: string | undefined, client: Client) => void;

const minStateLength = 16;
const maxStateLength = 1024;

/** Validates the parameters for which the contract has stricter rules than oidc-provider. */
export const parameterRules: Record<'state' | 'scope', ParameterRule> = {
  state(_ctx, state) {
    if (state === undefined) throw new InvalidRequest('state is required');
    // JSON Schema counts code points.
    const { length } = [...state];
    if (length < minStateLength || length > maxStateLength) {
      throw new InvalidRequest(`state must have ${minStateLength} to ${maxStateLength} characters`);
    }
    // RFC 6749, appendix A.5.
    if (/\p{Cc}/u.test(state)) throw new InvalidRequest('state must not have control characters');
  },
  scope(_ctx, scope, client) {
    requireAllowedScopes(scope, registeredClient(client));
  },
};

/**
 * Returns the requested scopes, all of which the client may request.
 * @throws InvalidRequest, or invalid_scope with the rejected scopes
 */
export function requireAllowedScopes(
  scope: string | undefined,
  { scopes: allowed }: Pick<RegisteredClient, 'scopes'>,
): string[] {
  const scopes = parseScope(scope);
  if (scope === undefined || scopes.length === 0) throw new InvalidRequest('scope is required');
  const rejected = scopes.filter((each) => !allowed.includes(each));
  if (rejected.length === 0) return scopes;
  throw new CustomOIDCProviderError(
    'invalid_scope',
    describeRejectedScopes(rejected, 'the application may not request'),
  );
}

/** The lengths to which an error description quotes scopes. */
const maxQuotedScopes = 5;
const maxQuotedLength = 64;

/**
 * Names the rejected scopes of a request.
 * @param reason why scopes of the contract are rejected, such as `the user did not grant`
 */
export function describeRejectedScopes(rejected: readonly string[], reason: string): string {
  const [known, unknown] = [rejected.filter(isScope), rejected.filter((each) => !isScope(each))];
  const hint = unknown.some((each) => each.includes(',')) ? ' (separate scopes with spaces, not commas)' : '';
  return [
    ...(unknown.length > 0 ? [`unknown scope: ${quoteScopes(unknown)}${hint}`] : []),
    ...(known.length > 0 ? [`${reason} ${quoteScopes(known)}`] : []),
  ].join('; ');
}

const isScope = (value: string): boolean => Object.hasOwn(catalogue, value);

const quoteScopes = (scopes: readonly string[]): string =>
  [
    ...scopes.slice(0, maxQuotedScopes).map((each) => each.slice(0, maxQuotedLength)),
    ...(scopes.length > maxQuotedScopes ? ['...'] : []),
  ].join(' ');
