import { base64url } from 'jose';
import { type Client, type GrantType, isPublic } from './client.ts';
import type { Grant, Grants, Rotation } from './grants.ts';
import { documentedError, OAuthError } from './oauth-error.ts';
import {
  type Parameters,
  refreshedScopes,
  requestedScopes,
  requireApiResource,
  required,
  requirePkceSyntax,
  requireScopeSyntax,
} from './parameters.ts';

/** What the tokens of a token request are issued for. */
export interface GrantedTokens {
  readonly organizationId: number;
  readonly scopes: readonly string[];
  /** Absent for the client credentials grant, which has no refresh token. */
  readonly grant?: Grant;
  /** Present for a refresh. */
  readonly rotation?: Rotation;
}

type GrantHandler = (
  client: Client,
  form: Parameters,
  grants: Grants,
  issuer: string,
) => GrantedTokens | Promise<GrantedTokens>;

const grantHandlers: Readonly<Record<GrantType, GrantHandler>> = {
  /** RFC 6749, section 4.1.3. */
  async authorization_code(client, form, grants, issuer) {
    const value = required(form, 'code');
    const redirectUri = required(form, 'redirect_uri');
    const code = grants.code(value, client);
    requireApiResource(form, issuer);
    if (redirectUri !== code.redirectUri) throw documentedError('createToken', 'redirect_uri_differs');
    await checkVerifier(code.challenge, form.code_verifier);
    grants.use(code, 'code');
    return { ...code.grant, grant: code.grant };
  },

  /** RFC 6749, section 6. */
  refresh_token(client, form, grants, issuer) {
    const value = required(form, 'refresh_token');
    requireScopeSyntax(form.scope);
    const token = grants.refreshToken(value, client);
    requireApiResource(form, issuer);
    const scopes = refreshedScopes(form.scope, token.grant.scopes);
    const rotation = grants.rotate(token, client);
    return { organizationId: token.grant.organizationId, scopes, grant: token.grant, rotation };
  },

  /** RFC 6749, section 4.4. */
  client_credentials(client, form, _, issuer) {
    requireApiResource(form, issuer);
    const { organizationId } = client;
    if (form.organization_id === undefined) throw documentedError('createToken', 'organization_id_missing');
    if (form.organization_id !== String(organizationId)) {
      throw new OAuthError('invalid_request', 'organization_id must be the organization of the application');
    }
    return { organizationId, scopes: requestedScopes(form.scope, client) };
  },
};

/**
 * Performs the grant of a token request of an authenticated client.
 * @throws OAuthError invalid_request, invalid_target, unsupported_grant_type, unauthorized_client, invalid_grant, invalid_scope
 */
export async function performGrant(
  client: Client,
  form: Parameters,
  grants: Grants,
  issuer: string,
): Promise<GrantedTokens> {
  const type = required(form, 'grant_type');
  if (!isGrantType(type)) throw new OAuthError('unsupported_grant_type', 'unsupported grant_type requested');
  if (!client.grantTypes.includes(type)) {
    const applications = isPublic(client) ? 'public applications' : 'private applications';
    throw new OAuthError('unauthorized_client', `${applications} cannot use the grant type ${type}`);
  }
  return grantHandlers[type](client, form, grants, issuer);
}

const isGrantType = (type: string): type is GrantType => Object.hasOwn(grantHandlers, type);

/** RFC 7636, section 4.6. */
async function checkVerifier(challenge: string | undefined, verifier: string | undefined): Promise<void> {
  if (verifier !== undefined) requirePkceSyntax('code_verifier', verifier);
  if (challenge === undefined) {
    if (verifier !== undefined) throw documentedError('createToken', 'code_verifier_unexpected');
    return;
  }
  if (verifier === undefined) throw documentedError('createToken', 'code_verifier_missing');
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  if (base64url.encode(new Uint8Array(digest)) !== challenge) {
    throw documentedError('createToken', 'code_verifier_wrong');
  }
}
