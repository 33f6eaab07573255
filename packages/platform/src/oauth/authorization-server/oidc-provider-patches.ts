import type { IncomingMessage, ServerResponse } from 'node:http';
import type Koa from 'koa';
import type * as library from 'oidc-provider';
import type { AccessToken, Client, Configuration, Grant, KoaContextWithOIDC } from 'oidc-provider';
// @ts-expect-error the types of the package cover this file too
import * as untypedErrors from 'oidc-provider/lib/helpers/errors.js';
// @ts-expect-error as above
import * as untypedPolicy from 'oidc-provider/lib/helpers/interaction_policy/index.js';
// @ts-expect-error as above
import validateProof, { checkDpopReplay } from 'oidc-provider/lib/helpers/validate_dpop.js';
// @ts-expect-error as above
import internals from 'oidc-provider/lib/helpers/weak_cache.js';
// @ts-expect-error as above
import { Provider as UntypedProvider } from 'oidc-provider/lib/provider.js';
import manifest from 'oidc-provider/package.json' with { type: 'json' };
import type { ProofNonces } from '../tokens/verify-proof.ts';

// Everything that relies on undocumented parts of oidc-provider is in this file, except the texts of its errors:
// error-descriptions.ts.

/** The version that these patches were written for and tested with. */
export const patchedVersion = '9.13.3';

// Imported past the index of the package, which prints a warning on Node.js versions that are not LTS yet.
export const errors: typeof library.errors = untypedErrors;
export const interactionPolicy: typeof library.interactionPolicy = untypedPolicy;
export const Provider: typeof library.Provider = UntypedProvider;
export type Provider = library.Provider;

export interface ProviderPatches {
  nonces: Pick<ProofNonces, 'current' | 'accepts'>;
  /** Compares a secret with the stored hashes. */
  compareClientSecret(client: Client, secret: string): boolean;
  isRedirectUriRegistered(client: Client, uri: string): boolean;
  /** @throws an error of the token endpoint */
  isGrantTypeAllowed(client: Client, grantType: string): boolean;
  /** The properties that grants store besides their own. */
  grantProperties: readonly string[];
  /**
   * Called before a token request consumes the code or the refresh token of a grant.
   * @throws an error of the token endpoint
   */
  requireUsableGrant(ctx: KoaContextWithOIDC, grant: Grant): void;
  /** Returns the refresh token that replaces the one of a token request; undefined for a random one. */
  nextRefreshToken(ctx: KoaContextWithOIDC): string | undefined;
  /** Returns a signed access token for the grant of a token request, and the seconds until it expires. */
  issueAccessToken(
    token: AccessToken & { clientId: string },
    ctx: KoaContextWithOIDC,
  ): Promise<{ value: string; expiresIn: number }>;
}

/**
 * Creates a provider that leaves client authentication, grants and access tokens to the patches.
 * @throws Error when another version of oidc-provider is installed
 */
export function createPatchedProvider(
  issuer: string,
  configuration: Configuration,
  patches: ProviderPatches,
  installedVersion: string = manifest.version,
): Provider {
  requirePatchedVersion(installedVersion);
  const provider = new Provider(issuer, configuration);
  patchClients(provider, patches);
  patchGrants(provider, patches);
  patchRefreshTokens(provider, patches);
  patchAccessTokens(provider, patches);
  patchNonces(provider, patches);
  disableSessions(provider);
  return provider;
}

function requirePatchedVersion(installed: string): void {
  if (installed === patchedVersion) return;
  throw new Error(
    `oidc-provider ${installed} is installed, but oidc-provider-patches.ts was written for ${patchedVersion}. ` +
      'Compare every patch with the new version, then change patchedVersion.',
  );
}

function patchClients(provider: Provider, patches: ProviderPatches): void {
  Object.assign(provider.Client.prototype, {
    compareClientSecret(this: Client, secret: string) {
      return patches.compareClientSecret(this, secret);
    },
    redirectUriAllowed(this: Client, uri: string) {
      return patches.isRedirectUriRegistered(this, uri);
    },
    grantTypeAllowed(this: Client, grantType: string) {
      return patches.isGrantTypeAllowed(this, grantType);
    },
  });
  // Redirect URIs are validated at registration. The library would reject private-use schemes.
  const { Schema } = provider.Client as typeof Client & { Schema: { prototype: object } };
  Object.assign(Schema.prototype, { redirectUris: () => undefined });
}

function patchGrants({ Grant }: Provider, { grantProperties, requireUsableGrant }: ProviderPatches): void {
  const find = Grant.find.bind(Grant);
  Object.defineProperties(Grant, {
    IN_PAYLOAD: { value: [...Grant.IN_PAYLOAD, ...grantProperties] },
    find: {
      async value(...args: Parameters<typeof find>) {
        const grant = await find(...args);
        const { ctx } = Provider;
        if (grant && ctx?.oidc.route === 'token') requireUsableGrant(ctx, grant as library.Grant);
        return grant;
      },
    },
  });
}

function patchRefreshTokens({ RefreshToken }: Provider, { nextRefreshToken }: ProviderPatches): void {
  const prototype = RefreshToken.prototype as typeof RefreshToken.prototype & { generateTokenId(): string };
  const { generateTokenId } = prototype;
  prototype.generateTokenId = function () {
    return (Provider.ctx && nextRefreshToken(Provider.ctx)) ?? generateTokenId.call(this);
  };
}

/** The library signs with the keys of its configuration, which cannot be rotated, and does not record tokens. */
function patchAccessTokens(provider: Provider, { issueAccessToken }: ProviderPatches): void {
  Object.assign(provider.AccessToken.prototype, {
    async getValueAndPayload(this: AccessToken & { clientId: string; expiresIn: number }) {
      const { ctx } = Provider;
      if (!ctx) throw new Error('An access token is issued for a request only.');
      const { value, expiresIn } = await issueAccessToken(this, ctx);
      this.expiresIn = expiresIn;
      return { value };
    },
  });
}

/** The nonces of the library have one secret, which cannot be rotated. */
function patchNonces(provider: Provider, { nonces }: ProviderPatches): void {
  internals(provider).DPoPNonces = {
    nextChallenge: () => nonces.current(),
    checkChallenge: (nonce: string) => nonces.accepts(nonce),
  };
}

/**
 * Returns the thumbprint of the key that signed the proof of a token request (RFC 9449, section 5); undefined without a proof.
 * @throws InvalidDpopProof, UseDpopNonce, InvalidGrant for a proof that was used before
 */
export async function requestedKey(ctx: KoaContextWithOIDC): Promise<string | undefined> {
  const { provider, client } = ctx.oidc;
  const proof = await validateProof(provider, ctx);
  await checkDpopReplay(provider, ctx, proof, client?.clientId);
  return proof?.thumbprint;
}

/** Sign-in has sessions of its own. A session of the provider could carry one member's sign-in over to the next. */
function disableSessions({ Session }: Provider): void {
  Object.assign(Session, {
    get: async (ctx: { oidc: { entity(name: string, value: unknown): void } }) => {
      const session = Object.assign(new Session(), { destroyed: true });
      ctx.oidc.entity('Session', session);
      return session;
    },
  });
}

/** Sets the cookie with which a browser resumes an authorization request; the library clears it after the first time. */
export function setResumeCookie(
  provider: Provider,
  { req, res }: { req: IncomingMessage; res: ServerResponse },
  { uid, returnTo }: Pick<library.Interaction, 'uid' | 'returnTo'>,
): void {
  const { cookies } = (provider as unknown as Koa).createContext(req, res);
  const { cookieName } = provider as unknown as { cookieName(type: 'resume'): string };
  const path = new URL(returnTo).pathname;
  cookies.set(cookieName.call(provider, 'resume'), uid, { ...resumeCookie, path });
}

/** In milliseconds, for redirects that follow at once. */
const resumeCookie = { httpOnly: true, sameSite: 'lax', maxAge: 60_000 } as const;
