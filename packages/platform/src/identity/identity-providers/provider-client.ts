import { ProblemError } from '@worklane/server';
import { createRemoteJWKSet, jwtVerify, customFetch as keyFetch } from 'jose';
import { LRUCache } from 'lru-cache';
import * as oidc from 'openid-client';
import { Agent, fetch } from 'undici';
import { clientNetwork, poolPolicies, SharedPool } from '../../http/shared-pools.ts';
import { type AddressPolicy, parseHost } from '../../outbound/address-policy.ts';
import { createTlsContext, dnsResolver, guardedConnector, type Resolve } from '../../outbound/guarded-connector.ts';
import { type Encryption, WrongSecretError } from '../../secrets/encryption.ts';
import { callbackPath, type IdentityProvider, ProviderRefusal, secretId } from './identity-providers.ts';

export interface ProviderClientOptions {
  baseUrl: string;
  secrets: Encryption;
  addressPolicy: AddressPolicy;
  /** PEM certificates that are trusted besides those of Node.js. */
  ca?: string | undefined;
  /** Returns the addresses of a name; queries DNS by default. */
  resolve?: Resolve;
}

/** What a sign-in must return with. */
export interface SignInChecks {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** What a provider says about a person. */
type Claims = Readonly<Record<string, unknown>>;

/** The response to a sign-in, with the token to ask again. */
export interface ProviderResponse {
  claims: Claims;
  refreshToken: string | undefined;
}

type Tokens = oidc.TokenEndpointResponse & oidc.TokenEndpointResponseHelpers;

/** The person of a logout token, or one of their sessions. */
export interface ProviderLogout {
  subject: string | undefined;
  sessionId: string | undefined;
}

const timeoutMs = 5000;
const maxBytes = 256 * 1024;

/** For how long the metadata of a provider is used. */
const metadataMs = 600_000;

const logoutEvent = 'http://schemas.openid.net/event/backchannel-logout';

interface Connected {
  config: oidc.Configuration;
  keys: ReturnType<typeof createRemoteJWKSet>;
}

/**
 * Talks to OpenID providers (OpenID Connect Core 1.0) over connections to allowed addresses. Their metadata names further addresses, so
 * that a provider would otherwise choose what this machine can reach.
 */
export class ProviderClient {
  readonly #options: ProviderClientOptions;
  readonly #agent: Agent;
  readonly #requests = new SharedPool(poolPolicies.identityProviders);
  readonly #connected = new LRUCache<string, Promise<Connected>>({ max: 100, ttl: metadataMs });

  constructor(options: ProviderClientOptions) {
    const { addressPolicy, ca, resolve = dnsResolver() } = options;
    this.#options = options;
    const secureContext = createTlsContext(ca);
    const allowsHttp = (host: Parameters<AddressPolicy['allowsHttp']>[0]) => addressPolicy.allowsHttp(host);
    this.#agent = new Agent({
      connect: guardedConnector({ addressPolicy, allowsHttp, resolve, secureContext, timeoutMs }),
      ...{ allowH2: false, maxResponseSize: maxBytes, headersTimeout: timeoutMs, bodyTimeout: timeoutMs },
    });
  }

  close(): Promise<void> {
    return this.#agent.destroy();
  }

  /** Takes a place for requests to a provider that a user causes. @throws ProblemError rate_limited, service_unavailable */
  take({ name }: IdentityProvider, address: string): () => void {
    return this.#requests.take({ destination: name, address: clientNetwork(address) });
  }

  /** Returns the address of the provider's sign-in page. @param maxAge seconds since the person last signed in there */
  async authorizationUrl(
    provider: IdentityProvider,
    { state, nonce, codeVerifier }: SignInChecks,
    { email, maxAge }: { email: string; maxAge: number },
  ): Promise<URL> {
    const { config } = await this.#connect(provider);
    const offline = config.serverMetadata().scopes_supported?.includes('offline_access');
    return oidc.buildAuthorizationUrl(config, {
      redirect_uri: this.#options.baseUrl + callbackPath(provider.name),
      scope: `openid email profile${offline ? ' offline_access' : ''}`,
      // A provider gives offline access only with consent (OpenID Connect Core, section 11).
      ...(offline && { prompt: maxAge > 0 ? 'consent' : 'login consent' }),
      ...{ state, nonce, max_age: String(maxAge) },
      ...{ code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier), code_challenge_method: 'S256' },
      ...(email !== '' && { login_hint: email }),
    });
  }

  /**
   * @param url of the callback, with its query. Rejects if the response is not one to this sign-in.
   * @throws ProviderRefusal
   */
  async exchange(
    provider: IdentityProvider,
    url: string,
    { state, nonce, codeVerifier }: SignInChecks,
  ): Promise<ProviderResponse> {
    const { config } = await this.#connect(provider);
    const tokens = await oidc
      .authorizationCodeGrant(config, new URL(url, this.#options.baseUrl), {
        ...{ pkceCodeVerifier: codeVerifier, expectedState: state, expectedNonce: nonce, idTokenExpected: true },
      })
      .catch(refuseOn(isDenied, 'You canceled the sign-in there, or it denied you access.'));
    const claims = await this.#claims(config, tokens, tokens.claims()?.sub ?? '');
    return { claims: claims ?? {}, refreshToken: tokens.refresh_token };
  }

  /** Asks about a person again: `confirm` uses the tokens. @throws ProviderRefusal if the refresh token is not valid any more */
  async refresh(provider: IdentityProvider, refreshToken: string): Promise<Tokens> {
    const { config } = await this.#connect(provider);
    return oidc
      .refreshTokenGrant(config, refreshToken)
      .catch(refuseOn(isInvalidGrant, 'It refused the refresh token.'));
  }

  /**
   * Returns what a provider says about a person now; undefined if it only confirms the person.
   * @throws ProviderRefusal if the access token is not valid any more
   */
  async confirm(provider: IdentityProvider, tokens: Tokens, subject: string): Promise<Claims | undefined> {
    const { config } = await this.#connect(provider);
    return this.#claims(config, tokens, subject).catch(refuseOn(isUnauthorized, 'It refused the access token.'));
  }

  /**
   * Verifies a logout token (OpenID Connect Back-Channel Logout 1.0, section 2.6).
   * @returns undefined if it is not valid
   */
  async verifyLogout(provider: IdentityProvider, token: string): Promise<ProviderLogout | undefined> {
    const { keys, config } = await this.#connect(provider);
    // Those of ID tokens (section 2.4), whose default is that of OpenID Connect Discovery 1.0, section 3.
    const { issuer, id_token_signing_alg_values_supported: algorithms = ['RS256'] } = config.serverMetadata();
    const { clientId: audience } = provider;
    const verified = await jwtVerify(token, keys, {
      algorithms,
      issuer,
      audience,
      maxTokenAge: 300,
      clockTolerance: 30,
      requiredClaims: ['iat', 'jti', 'events'],
    }).catch(() => undefined);
    if (!verified || 'nonce' in verified.payload) return undefined;
    const { sub: subject, sid, events } = verified.payload;
    const sessionId = typeof sid === 'string' ? sid : undefined;
    if (subject === undefined && sessionId === undefined) return undefined;
    if (typeof events !== 'object' || events === null || !(logoutEvent in events)) return undefined;
    return { subject, sessionId };
  }

  /**
   * Tests a provider before it is stored: its metadata and keys, and the client, which authenticates with a code that cannot exist.
   * @returns the field that is wrong, and why; undefined if people can sign in
   */
  async check(provider: IdentityProvider): Promise<{ pointer: string; detail: string } | undefined> {
    const silent = { pointer: '/issuer', detail: 'does not respond as an OpenID provider with this issuer' };
    const connected = await this.#discover(provider).catch(() => undefined);
    if (!connected) return silent;
    const { config, keys } = connected;
    const code = { code: oidc.randomState(), code_verifier: oidc.randomPKCECodeVerifier() };
    const redirect_uri = this.#options.baseUrl + callbackPath(provider.name);
    try {
      await keys.reload();
      await oidc.genericGrantRequest(config, 'authorization_code', { ...code, redirect_uri });
    } catch (error) {
      if (isWrongClient(error))
        return { pointer: '/client_id', detail: 'is no client of the provider with this secret' };
      if (isUnreachable(error)) return silent;
    }
    return undefined;
  }

  async #claims(config: oidc.Configuration, tokens: Tokens, subject: string): Promise<Claims | undefined> {
    const claims = tokens.claims();
    // Refreshed tokens may come without an ID token or its claims (OpenID Connect Core 1.0, section 12.2).
    if (!config.serverMetadata().userinfo_endpoint) return claims && 'email' in claims ? claims : undefined;
    return { ...(await oidc.fetchUserInfo(config, tokens.access_token, subject)), ...claims };
  }

  #connect(provider: IdentityProvider): Promise<Connected> {
    const key = JSON.stringify([provider.issuer, provider.clientId, provider.clientSecret]);
    const known = this.#connected.get(key);
    if (known) return known;
    const connected = this.#discover(provider).catch((cause) => {
      this.#connected.delete(key);
      if (cause instanceof WrongSecretError) throw cause;
      const detail = `The identity provider ${provider.name} does not respond. Try again later.`;
      throw new ProblemError('service_unavailable', detail, { cause });
    });
    this.#connected.set(key, connected);
    return connected;
  }

  async #discover({ name, issuer, clientId, clientSecret }: IdentityProvider): Promise<Connected> {
    const { secrets, addressPolicy } = this.#options;
    const secret = await secrets.decrypt(secretId(name), clientSecret);
    const server = new URL(issuer);
    const guarded = this.#fetch as unknown as oidc.CustomFetch;
    const config = await oidc.discovery(
      server,
      clientId,
      undefined,
      secret ? oidc.ClientSecretBasic(secret) : oidc.None(),
      {
        [oidc.customFetch]: guarded,
        timeout: timeoutMs / 1000,
        execute: [
          // Without it, TLS would replace the signature of ID tokens.
          oidc.enableNonRepudiationChecks,
          ...(addressPolicy.allowsHttp(parseHost(server.hostname)) ? [oidc.allowInsecureRequests] : []),
        ],
      },
    );
    const { jwks_uri } = config.serverMetadata();
    if (jwks_uri === undefined) throw new Error(`The metadata of ${issuer} has no jwks_uri.`);
    return {
      config,
      keys: createRemoteJWKSet(new URL(jwks_uri), { [keyFetch]: guarded as never, timeoutDuration: timeoutMs }),
    };
  }

  readonly #fetch = (url: string, options: Parameters<typeof fetch>[1]) =>
    fetch(url, { ...options, redirect: 'manual', dispatcher: this.#agent });
}

/** Returns whether a provider cannot be reached, rather than that it responded with an error. */
export const isUnreachable = (error: unknown): boolean =>
  (error instanceof ProblemError && error.code === 'service_unavailable') ||
  error instanceof TypeError ||
  (error instanceof oidc.ClientError && error.code === 'OAUTH_TIMEOUT');

// OpenID Connect Core 1.0, section 3.1.2.6.
const isDenied = (error: unknown) =>
  error instanceof oidc.AuthorizationResponseError && error.error === 'access_denied';

// RFC 6749, section 5.2. Other errors, such as a 401 with invalid_client, are about the client and not about the person.
const isInvalidGrant = (error: unknown) => error instanceof oidc.ResponseBodyError && error.error === 'invalid_grant';

const isWrongClient = (error: unknown) =>
  isUnauthorized(error) ||
  (error instanceof oidc.ResponseBodyError && ['invalid_client', 'unauthorized_client'].includes(error.error));

const isUnauthorized = (error: unknown) => error instanceof oidc.WWWAuthenticateChallengeError && error.status === 401;

const refuseOn = (isRefusal: (error: unknown) => boolean, reason: string) => (error: unknown) => {
  throw isRefusal(error) ? new ProviderRefusal(reason, { cause: error }) : error;
};
