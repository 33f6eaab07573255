import type { schemas } from '@worklane/contract';
import type { Connection } from '../connection.ts';
import * as oauthPaths from '../generated/oauth-paths.ts';
import { type Answer, parseJson } from '../http/answer.ts';
import { exchange } from '../http/send-request.ts';
import { refusal, unexpected } from '../http/response.ts';
import type { Tokens } from './tokens.ts';

/** Who the application is. One without a secret proves itself by PKCE. */
export interface ClientIdentity {
  clientId: string;
  clientSecret?: string | undefined;
}

const timeout = 30_000;
const maxRetries = 3;

/**
 * Asks for tokens (RFC 6749, section 4).
 * @throws WorklaneError with an OAuth code, network_error, timeout, unexpected_answer
 */
export async function requestTokens(
  connection: Connection,
  identity: ClientIdentity,
  grant: schemas.TokenRequest,
): Promise<Tokens> {
  // A code or a refresh token is used up by the first answer, even when that is lost: sent again, it looks stolen.
  const safe = grant.grant_type === 'client_credentials';
  const { response, text } = await postForm(connection, oauthPaths.createToken, identity, grant, safe);
  const tokens = parseJson(text) as schemas.TokenResponse | undefined;
  if (!tokens?.access_token) throw unexpected(response, text);
  return { ...tokens, received_at: connection.now() };
}

/** Makes a token and all that came from its grant void (RFC 7009). @throws WorklaneError */
export async function revokeToken(connection: Connection, identity: ClientIdentity, token: string): Promise<void> {
  await postForm(connection, oauthPaths.revokeToken, identity, { token }, true);
}

async function postForm(
  connection: Connection,
  path: string,
  { clientId, clientSecret }: ClientIdentity,
  fields: Record<string, string | number>,
  safe: boolean,
): Promise<Answer> {
  const form = { client_id: clientId, ...(clientSecret && { client_secret: clientSecret }), ...fields };
  const request = {
    method: 'POST',
    url: connection.baseUrl + path,
    headers: { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' },
    // It writes numbers as text, which its type does not say.
    body: String(new URLSearchParams(form as Record<string, string>)),
  };
  const answer = await exchange(connection, request, { timeout, maxRetries, safe });
  if (!answer.response.ok) throw refusal(answer, connection.now());
  return answer;
}
