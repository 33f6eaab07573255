import type { schemas } from '@worklane/contract';
import { writeQuery } from '../calls/parameters.ts';
import { type Connection, type ConnectionOptions, openConnection } from '../connection.ts';
import * as oauthPaths from '../generated/oauth-paths.ts';
import { asObject, errorFromResponse, type HttpResponse, parseJson, unexpectedResponse } from '../http/response.ts';
import { sendRequest } from '../http/send-request.ts';
import type { Tokens } from './auth.ts';

/** The credentials of the application. A public application has no secret and uses PKCE. */
export interface ClientIdentity {
  clientId: string;
  clientSecret?: string | undefined;
}

/** A refresh can be repeated for a minute, in which all its attempts have to be made. */
const refreshTimeout = 10_000;
const maxRetries = 3;

/**
 * Requests tokens (RFC 6749, section 4).
 * @throws WorklaneError with an OAuth code, network_error, timeout, unexpected_response
 */
export async function requestTokens(
  connection: Connection,
  identity: ClientIdentity,
  grant: schemas.TokenRequest,
): Promise<Tokens> {
  // Codes are single-use: a retry after a lost response would be treated as a replay.
  const idempotent = grant.grant_type !== 'authorization_code';
  const options = { idempotent, ...(grant.grant_type === 'refresh_token' && { timeout: refreshTimeout }) };
  const { response, text } = await postForm(connection, oauthPaths.createToken, identity, grant, options);
  const { refresh_token, ...tokens } = asObject(parseJson(text)) as unknown as schemas.TokenResponse;
  // RFC 6750, section 2.1. The message must not contain the text, which may have tokens.
  if (typeof tokens.access_token !== 'string' || !/^[\x21-\x7e]+$/.test(tokens.access_token))
    throw unexpectedResponse(response, undefined);
  return { ...tokens, ...(typeof refresh_token === 'string' && { refresh_token }), received_at: connection.now() };
}

/** An empty parameter counts as omitted (RFC 6749, section 3.1), and without a scope the service may grant all of them. */
export function requireScope(scope: readonly string[]): void {
  if (!Array.isArray(scope) || scope.length === 0) throw new TypeError('scope must have at least one scope.');
}

/** Posts a form to an endpoint of the authorization server, as the application. @throws WorklaneError */
async function postForm(
  connection: Connection,
  path: string,
  { clientId, clientSecret }: ClientIdentity,
  fields: Record<string, string | number>,
  { idempotent, timeout = 30_000 }: { idempotent: boolean; timeout?: number },
): Promise<HttpResponse> {
  const form = { client_id: clientId, ...(clientSecret && { client_secret: clientSecret }), ...fields };
  const request = {
    method: 'POST',
    url: connection.baseUrl + path,
    headers: { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' },
    body: writeQuery(form),
    ...(path === oauthPaths.createToken && { signer: connection.signer }),
  };
  const response = await sendRequest(connection, request, { timeout, maxRetries, idempotent });
  if (!response.response.ok) throw errorFromResponse(response, connection.now());
  return response;
}

export interface RevokeTokenOptions extends ClientIdentity, ConnectionOptions {}

/**
 * Revokes a token of an application (RFC 7009): an access token alone, a refresh token with its whole grant. Also resolves
 * for an unknown token.
 * @throws WorklaneError
 */
export async function revokeToken(token: string, options: RevokeTokenOptions): Promise<void> {
  await postForm(openConnection(options), oauthPaths.revokeToken, options, { token }, { idempotent: true });
}
