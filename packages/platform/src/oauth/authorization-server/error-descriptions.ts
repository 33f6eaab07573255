import { describeRejectedScopes } from '@worklane/contract/requests';
import type { errors, KoaContextWithOIDC } from 'oidc-provider';
import type { Provider } from './oidc-provider-patches.ts';

type ProviderError = Partial<errors.OIDCProviderError> & {
  /** The scopes that the library rejects in a refresh. */
  scope?: string;
};

/** Makes the token and the revocation endpoint state the cause of an error, which oidc-provider only logs. */
export function describeErrors(provider: Provider): void {
  const describe = (ctx: KoaContextWithOIDC, error: ProviderError) => {
    ctx.body = { error: error.error, error_description: errorDescription(ctx, error) };
  };
  provider.on('grant.error', describe);
  provider.on('revocation.error', describe);
}

type Description = string | ((ctx: KoaContextWithOIDC) => string);

/** Returns the description of an error for the developer of the client. */
export function errorDescription(ctx: KoaContextWithOIDC, error: ProviderError): string | undefined {
  if (error.scope !== undefined) return describeRejectedScopes(error.scope.split(' '), 'the user did not grant');
  const known: Readonly<Record<string, Description>> = descriptions;
  const description = known[error.error_detail ?? ''] ?? known[error.error_description ?? ''];
  return typeof description === 'function' ? description(ctx) : (description ?? error.error_description);
}

/** The name of the parameter that contains the code or the refresh token. */
const grantParameter = ({ oidc }: KoaContextWithOIDC) =>
  oidc.params?.grant_type === 'refresh_token' ? 'refresh_token' : 'code';

const invalidClientCredentials = 'client_id is unknown or client_secret is wrong';
const formerMember = 'the user is no longer a member of the organization';

/**
 * The descriptions by the detail of the library's error, or by its description if it has no detail. An unlisted error
 * keeps its description. None contains a secret, a code or a token, or reveals whether a client with a secret exists.
 */
const descriptions = {
  'authorization code not found': 'code is unknown, was revoked or expired long ago',
  'authorization code is expired': 'code has expired; exchange it within one minute',
  'authorization code already consumed': 'code was already used; all tokens of its grant are revoked',
  'authorization code redirect_uri mismatch': 'redirect_uri differs from that of the authorization request',
  'authorization code invalid (referenced account not found)': formerMember,
  'code_verifier must be provided': 'code_verifier is required, because the authorization request had a code_challenge',
  'code_verifier does not match code_challenge':
    'code_verifier does not match the code_challenge of the authorization request',
  'unsupported code_challenge_method': 'code_verifier was sent, but the authorization request had no code_challenge',
  'refresh token not found': 'refresh_token is unknown, has expired or was revoked',
  'refresh token is expired': 'refresh_token has expired; the user must authorize the application again',
  'refresh token already used': 'refresh_token was already used; all tokens of its grant are revoked',
  'refresh token invalid (referenced account not found)': formerMember,
  'client mismatch': (ctx) => `${grantParameter(ctx)} was issued to another application`,
  'grant not found': (ctx) => `${grantParameter(ctx)} is unknown or was revoked`,
  'no client authentication mechanism provided': 'client_id is required',
  'invalid secret provided': invalidClientCredentials,
  'the provided authentication mechanism does not match the registered client authentication method': ({ oidc }) =>
    oidc.client?.clientAuthMethod === 'none'
      ? 'the application has no secret; omit client_secret'
      : 'client_secret is required',
  // The errors of the authorization endpoint that have no redirect.
  'client not found': 'client_id is unknown',
  "redirect_uri did not match any of the client's registered redirect_uris":
    'redirect_uri does not match a redirect URL of the application',
} satisfies Readonly<Record<string, Description>>;

/** A detail that has a description. */
export type ErrorDetail = keyof typeof descriptions;
