import type { schemas } from '@worklane/contract';
import { type Random, unpredictable } from '../random.ts';
import { AccessTokens, type AccessTokensSnapshot, accessTokenSeconds } from './access-tokens.ts';
import { readAuthorizationRequest, redirectTarget } from './authorization-request.ts';
import type { Client } from './client.ts';
import { authenticateClient } from './client-authentication.ts';
import { Grants, type GrantsSnapshot } from './grants.ts';
import { documentedError, OAuthError } from './oauth-error.ts';
import {
  type Parameters,
  queryParameters,
  requireApiResource,
  requireOnce,
  requireResourceSyntax,
} from './parameters.ts';
import { performGrant } from './token-grants.ts';

export interface AuthorizationServerOptions {
  /** By client ID. */
  readonly clients: ReadonlyMap<string, Client>;
  readonly now: () => Date;
  /** Default: that of the platform. A signing key does not depend on it. */
  readonly random?: Random;
  /** Returns the name of an organization for token responses. */
  readonly organizationName: (organizationId: number) => string;
  /** Returns the ID of the member who approves the authorization requests of an organization. */
  readonly approver: (organizationId: number) => string;
}

export interface AuthorizationServerSnapshot {
  readonly tokens: AccessTokensSnapshot;
  readonly grants: GrantsSnapshot;
}

/** An authorization server whose members approve every request at once. */
export class AuthorizationServer {
  readonly tokens: AccessTokens;
  /** The lifetime of the tokens that are issued, in seconds. */
  accessTokenSeconds: () => number = () => accessTokenSeconds;
  readonly #grants: Grants;
  readonly #options: AuthorizationServerOptions;

  constructor(options: AuthorizationServerOptions) {
    this.#options = options;
    const { now, random = unpredictable } = options;
    this.tokens = new AccessTokens(now, random);
    this.#grants = new Grants(now, this.tokens, random);
  }

  /**
   * Returns the URL to which the browser is redirected, with a code or an error (RFC 6749, section 4.1.2).
   * @param issuer the base URL of the server
   * @throws OAuthError for a client or a redirect URL that does not allow a redirect
   */
  authorize(query: URLSearchParams, issuer: string): string {
    requireOnce(query, ['client_id', 'redirect_uri']);
    const parameters = queryParameters(query);
    const target = redirectTarget(this.#options.clients, parameters);
    const location = new URL(target.redirectUri);
    for (const [name, value] of Object.entries(this.#authorizationResponse(target, query, issuer))) {
      location.searchParams.set(name, value);
    }
    const [state = '', ...more] = query.getAll('state');
    if (state !== '' && more.length === 0) location.searchParams.set('state', parameters.state ?? '');
    // RFC 9207.
    location.searchParams.set('iss', issuer);
    return location.href;
  }

  #authorizationResponse(
    target: ReturnType<typeof redirectTarget>,
    query: URLSearchParams,
    issuer: string,
  ): Record<string, string> {
    try {
      requireOnce(query);
      const parameters = queryParameters(query);
      requireResourceSyntax(parameters);
      requireApiResource(parameters, issuer);
      const { client, scopes, redirectUri, challenge } = readAuthorizationRequest(target, parameters);
      const { id: clientId, organizationId } = client;
      const grant = { clientId, organizationId, subject: this.#options.approver(organizationId), scopes };
      return { code: this.#grants.createCode(grant, redirectUri, challenge) };
    } catch (error) {
      if (error instanceof OAuthError) return { ...error.body };
      throw error;
    }
  }

  /**
   * Returns the tokens of a token request (RFC 6749, section 5.1).
   * @throws OAuthError
   */
  async createToken(
    form: Parameters,
    authorization: string | undefined,
    issuer: string,
  ): Promise<schemas.TokenResponse> {
    const client = authenticateClient(this.#options.clients, authorization, form);
    const { organizationId, scopes, grant, rotation } = await performGrant(client, form, this.#grants, issuer);
    const scope = scopes.join(' ');
    const lifetime = this.accessTokenSeconds();
    const now = this.#options.now().getTime();
    const age = Math.floor((now - (rotation?.at ?? now)) / 1000);
    // A repeated refresh returns the same access token while it is worth using.
    const repeatable = age < lifetime / 2 ? rotation : undefined;
    const id = repeatable?.accessTokenIds[scope] ?? this.tokens.newId();
    if (repeatable) repeatable.accessTokenIds[scope] = id;
    const request = {
      clientId: client.id,
      organizationId,
      scopes,
      ...(grant && { grantId: grant.id, subject: grant.subject }),
      issuer,
      lifetime,
      issued: { id, at: repeatable?.at ?? now },
    };
    return {
      token_type: 'Bearer',
      expires_in: repeatable ? lifetime - age : lifetime,
      access_token: await this.tokens.issue(request),
      ...(grant && { refresh_token: rotation?.refreshToken ?? this.#grants.createRefreshToken(grant) }),
      scope,
      organization_id: organizationId,
      organization_name: this.#options.organizationName(organizationId),
    };
  }

  /** Revokes a token (RFC 7009); ignores an unknown one. @throws OAuthError */
  async revoke(form: Parameters, authorization: string | undefined): Promise<void> {
    const client = authenticateClient(this.#options.clients, authorization, form);
    if (form.token === undefined) throw documentedError('revokeToken', 'token_parameter_missing');
    const grant = this.#grants.grantOf(form.token);
    const accessToken = await this.tokens.identify(form.token);
    const owner = grant?.clientId ?? accessToken?.clientId;
    if (owner !== undefined && owner !== client.id) {
      throw new OAuthError('invalid_request', 'the token was issued to another application');
    }
    if (grant) this.#grants.revoke(grant.id);
    if (accessToken) this.tokens.revoke(accessToken.id);
  }

  snapshot(): AuthorizationServerSnapshot {
    return { tokens: this.tokens.snapshot(), grants: this.#grants.snapshot() };
  }

  restore({ tokens, grants }: AuthorizationServerSnapshot): void {
    this.tokens.restore(tokens);
    this.#grants.restore(grants);
  }
}
