import { allowsRedirect, type Client, isPublic } from './client.ts';
import { documentedError, OAuthError } from './oauth-error.ts';
import type { Parameters } from './parameters.ts';
import { requestedScopes } from './scopes.ts';

const stateLength = { min: 16, max: 1024 };

/** Base64url of a SHA-256 hash (RFC 7636, section 4.2). */
const challengePattern = /^[\w-]{43}$/;

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
  const { client_id, redirect_uri: redirectUri } = parameters;
  if (client_id === undefined) throw new OAuthError('invalid_request', 'client_id is required');
  const client = clients.get(client_id);
  if (!client) throw documentedError('authorize', 'client_unknown');
  if (!isPublic(client)) throw documentedError('authorize', 'client_private');
  if (redirectUri === undefined) throw new OAuthError('invalid_request', 'redirect_uri is required');
  if (!allowsRedirect(client, redirectUri)) throw documentedError('authorize', 'redirect_uri_unregistered');
  return { client, redirectUri };
}

/** @throws OAuthError that the browser is redirected with (RFC 6749, section 4.1.2.1) */
export function readAuthorizationRequest(target: RedirectTarget, parameters: Parameters): AuthorizationRequest {
  const { response_type, state = '', scope } = parameters;
  if (response_type === undefined) throw new OAuthError('invalid_request', 'response_type is required');
  if (response_type !== 'code') throw new OAuthError('unsupported_response_type', 'response_type must be code');
  checkState(state);
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
  if (code_challenge === undefined) {
    if (client.secret !== undefined && code_challenge_method === undefined) return undefined;
    const reason = client.secret === undefined ? 'for applications without a secret' : 'with code_challenge_method';
    throw new OAuthError('invalid_request', `code_challenge is required ${reason}`);
  }
  if (code_challenge_method !== 'S256') throw new OAuthError('invalid_request', 'code_challenge_method must be S256');
  if (challengePattern.test(code_challenge)) return code_challenge;
  throw new OAuthError('invalid_request', 'code_challenge must be the base64url SHA-256 of the code_verifier');
}
