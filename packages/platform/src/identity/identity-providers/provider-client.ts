import { createRemoteJWKSet, jwtVerify, customFetch as keyFetch } from 'jose';
import { LRUCache } from 'lru-cache';
import * as oidc from 'openid-client';
import { Agent, fetch } from 'undici';
import { clientNetwork } from '../../http/rate-limits/client-network.ts';
import { poolPolicies, SharedPool } from '../../http/shared-pools.ts';
import { type AddressPolicy, parseHost } from '../../outbound/address-policy.ts';
import { dnsResolver, type Resolve } from '../../outbound/dns-resolver.ts';
import { guardedConnector } from '../../outbound/guarded-connector.ts';
import { createTlsContext } from '../../outbound/tls.ts';
import type { Encryption } from '../../secrets/encryption.ts';
import { callbackPath, type IdentityProvider, secretId } from './identity-providers.ts';

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

/** What a provider says about a person, and how it is asked again. */
export interface ProviderAnswer {
  claims: Readonly<Record<string, unknown>>;
  refreshToken: string | undefined;
}

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

  /** Takes a place for requests to a provider that somebody causes. @throws ProblemError rate_limited, service_unavailable */
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

  /** @param url of the callback, with its query. Rejects if the response is not one to this sign-in. */
  async exchange(
    provider: IdentityProvider,
    url: string,
    { state, nonce, codeVerifier }: SignInChecks,
  ): Promise<ProviderAnswer> {
    const { config } = await this.#connect(provider);
    const tokens = await oidc.authorizationCodeGrant(config, new URL(url, this.#options.baseUrl), {
      ...{ pkceCodeVerifier: codeVerifier, expectedState: state, expectedNonce: nonce, idTokenExpected: true },
    });
    return this.#answer(config, tokens, tokens.claims()?.sub ?? '');
  }

  async refresh(provider: IdentityProvider, refreshToken: string, subject: string): Promise<ProviderAnswer> {
    const { config } = await this.#connect(provider);
    return this.#answer(config, await oidc.refreshTokenGrant(config, refreshToken), subject);
  }

  /**
   * Verifies a logout token (OpenID Connect Back-Channel Logout 1.0, section 2.6).
   * @returns undefined if it is not valid
   */
  async verifyLogout(provider: IdentityProvider, token: string): Promise<ProviderLogout | undefined> {
    const { keys } = await this.#connect(provider);
    const { issuer, clientId: audience } = provider;
    const verified = await jwtVerify(token, keys, {
      ...{ issuer, audience, maxTokenAge: 300, clockTolerance: 30, requiredClaims: ['iat', 'jti', 'events'] },
    }).catch(() => undefined);
    if (!verified || 'nonce' in verified.payload) return undefined;
    const { sub: subject, sid, events } = verified.payload;
    const sessionId = typeof sid === 'string' ? sid : undefined;
    if (subject === undefined && sessionId === undefined) return undefined;
    if (typeof events !== 'object' || events === null || !(logoutEvent in events)) return undefined;
    return { subject, sessionId };
  }

  async #answer(
    config: oidc.Configuration,
    tokens: oidc.TokenEndpointResponse & oidc.TokenEndpointResponseHelpers,
    subject: string,
  ): Promise<ProviderAnswer> {
    const userInfo = config.serverMetadata().userinfo_endpoint
      ? await oidc.fetchUserInfo(config, tokens.access_token, subject)
      : {};
    return { claims: { ...userInfo, ...tokens.claims() }, refreshToken: tokens.refresh_token };
  }

  #connect(provider: IdentityProvider): Promise<Connected> {
    const key = JSON.stringify([provider.issuer, provider.clientId, provider.clientSecret]);
    const known = this.#connected.get(key);
    if (known) return known;
    const connected = this.#discover(provider).catch((error) => {
      this.#connected.delete(key);
      throw error;
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
          // Without it, TLS would stand in for the signature of ID tokens.
          oidc.enableNonRepudiationChecks,
          ...(addressPolicy.allowsHttp(parseHost(server.hostname)) ? [oidc.allowInsecureRequests] : []),
        ],
      },
    );
    const { jwks_uri = issuer } = config.serverMetadata();
    return {
      config,
      keys: createRemoteJWKSet(new URL(jwks_uri), { [keyFetch]: guarded as never, timeoutDuration: timeoutMs }),
    };
  }

  readonly #fetch = (url: string, options: Parameters<typeof fetch>[1]) =>
    fetch(url, { ...options, redirect: 'manual', dispatcher: this.#agent });
}

/** Returns whether a provider says that a person has no access any more, rather than that it cannot answer. */
export const isRemoval = (error: unknown): boolean =>
  (error instanceof oidc.ResponseBodyError && error.error === 'invalid_grant') ||
  (error instanceof oidc.WWWAuthenticateChallengeError && error.status === 401);
