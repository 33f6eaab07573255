import { allowsRedirect, type Client, isPublic } from './client.ts';
import { documentedError, OAuthError } from './oauth-error.ts';
import { type Parameters, requestedScopes, required, requirePkceSyntax } from './parameters.ts';

const stateLength = { min: 16, max: 1024 };

/** The client of an authorization request, and where its browser may be redirected. */
export interface RedirectTarget {
  readonly client: Client;
  readonly redirectUri: string;
}

/** A valid authorization request (RFC 6749, section 4.1.1). */
export interface AuthorizationRequest extends RedirectTarget {
  readonly scopes: readonly string[];
  readonly state: string;
  readonly challenge: string | undefined;
}

/**
 * Checks what must be valid before the browser may be redirected, also to an error.
 * @throws OAuthError invalid_request, invalid_client, unauthorized_client
 */
export function redirectTarget(clients: ReadonlyMap<string, Client>, parameters: Parameters): RedirectTarget {
  const client = clients.get(required(parameters, 'client_id'));
  if (!client) throw documentedError('authorize', 'client_unknown');
  if (!isPublic(client)) throw documentedError('authorize', 'client_private');
  const redirectUri = required(parameters, 'redirect_uri');
  if (!allowsRedirect(client, redirectUri)) throw documentedError('authorize', 'redirect_uri_unregistered');
  return { client, redirectUri };
}

/** @throws OAuthError that the browser is redirected with (RFC 6749, section 4.1.2.1) */
export function readAuthorizationRequest(target: RedirectTarget, parameters: Parameters): AuthorizationRequest {
  const { state = '', scope, dpop_jkt } = parameters;
  if (required(parameters, 'response_type') !== 'code') {
    throw new OAuthError('unsupported_response_type', 'unsupported response_type requested');
  }
  checkState(state);
  if (dpop_jkt !== undefined && !/^[\w-]{43}$/.test(dpop_jkt)) {
    throw new OAuthError('invalid_request', 'dpop_jkt must be a SHA-256 thumbprint');
  }
  return {
    ...target,
    state,
    scopes: requestedScopes(scope, target.client),
    challenge: readChallenge(target.client, parameters),
  };
}

function checkState(state: string): void {
  if (state === '') throw new OAuthError('invalid_request', 'state is required');
  // JSON Schema counts code points.
  const { length } = [...state];
  if (length >= stateLength.min && length <= stateLength.max) return;
  throw new OAuthError('invalid_request', `state must have ${stateLength.min} to ${stateLength.max} characters`);
}

/** RFC 7636, section 4.3. */
function readChallenge(client: Client, { code_challenge, code_challenge_method }: Parameters): string | undefined {
  const invalid = (description: string) => new OAuthError('invalid_request', description);
  if (code_challenge_method === undefined && code_challenge !== undefined) {
    throw invalid('code_challenge_method must be provided');
  }
  if (code_challenge_method !== undefined && code_challenge_method !== 'S256') {
    throw invalid('not supported value of code_challenge_method');
  }
  if (code_challenge === undefined) {
    if (code_challenge_method !== undefined) {
      throw invalid('code_challenge must be provided with code_challenge_method');
    }
    if (client.secret !== undefined) return undefined;
    throw invalid('code_challenge is required for applications without a secret');
  }
  requirePkceSyntax('code_challenge', code_challenge);
  return code_challenge;
}
