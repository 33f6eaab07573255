import { createClient, plainToken, revokeToken, type Tokens, WorklaneError } from '@worklane/client';
import { CliError } from '../errors.ts';
import { dpopOption } from '../session/dpop-key.ts';
import type { Profile } from '../session/profiles.ts';
import type { Secrets } from '../session/secret-store.ts';

/**
 * Checks that a service responds at a base URL, and that it issues tokens for this URL (RFC 8414, section 3.3).
 * @throws CliError, WorklaneError
 */
export async function requireService(baseUrl: string): Promise<void> {
  const { raw } = createClient({ baseUrl, auth: 'none', timeout: 10_000, maxRetries: 1 });
  const { data } = await raw.GET('/.well-known/oauth-authorization-server');
  const issuer = data?.issuer;
  if (issuer === baseUrl) return;
  if (typeof issuer !== 'string') throw new CliError(`There is no Worklane service at ${baseUrl}. Check --base-url.`);
  throw new CliError(`The base URL of the service at ${baseUrl} is ${issuer}. Use --base-url ${issuer}.`);
}

/** Calls the API once, with a request that every token may make. @throws WorklaneError if the token is rejected */
export async function verifyTokens(baseUrl: string, tokens: Tokens, key?: JsonWebKey): Promise<void> {
  const auth = plainToken(tokens.access_token, { organizationId: tokens.organization_id });
  await createClient({ baseUrl, auth, ...(await dpopOption(key)) }).events.list({ limit: 1 });
}

/** Explains an error of the sign-in, where the message of the service alone would not help. */
export function explainSignInError(error: unknown): unknown {
  if (WorklaneError.is(error, 'access_denied')) {
    return new CliError('Access was denied in the browser.', undefined, { cause: error });
  }
  if (WorklaneError.is(error, 'invalid_scope')) {
    return new CliError(`${error.message}. Name the scopes with --scope.`, undefined, { cause: error });
  }
  return error;
}

/** Revokes the tokens of a profile. @throws WorklaneError */
export async function revokeSecrets(
  { base_url, client_id }: Profile,
  { tokens, client_secret }: Secrets,
): Promise<void> {
  if (!tokens) return;
  const identity = { baseUrl: base_url, clientId: client_id, clientSecret: client_secret };
  await revokeToken(tokens.refresh_token ?? tokens.access_token, identity);
}
