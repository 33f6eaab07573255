import { operations } from '@worklane/contract';
import type { Client, Configuration, KoaContextWithOIDC } from 'oidc-provider';
import { maxTokenLifetimeSeconds } from '../../config/settings.ts';
import { poolPolicies, SharedPool } from '../../http/shared-pools.ts';
import { keyedHash } from '../../secrets/keyed-hash.ts';
import type { MetadataDocuments } from '../clients/documents/metadata-documents.ts';
import type { IssueClientToken, IssueToken } from '../tokens/issue-access-token.ts';
import type { RevocationDependencies } from '../tokens/revoke-tokens.ts';
import { generateSigningKey, signatureAlgorithm } from '../tokens/signing-keys.ts';
import { type ProofNonces, proofAlgorithms } from '../tokens/verify-proof.ts';
import { ArtifactAdapter, InteractionAdapter, RefreshTokenAdapter } from './artifact-adapter.ts';
import {
  addOrganizationToTokenResponse,
  clientCredentialsGrant,
  clientCredentialsParameters,
  parameterRules,
} from './authorization-request.ts';
import { type CallProvider, createProviderCaller } from './call-provider.ts';
import { ClientAdapter, clientPatches, extraClientMetadata, registeredClient } from './client-adapter.ts';
import { consentPath } from './consent-page.ts';
import { describeErrors, errorDescription } from './error-descriptions.ts';
import { findAccountOf, memberGrantPatches, withinRole } from './member-grants.ts';
import { createPatchedProvider, errors, interactionPolicy, type Provider } from './oidc-provider-patches.ts';
import { requestedResource } from './requested-resource.ts';

export interface ProviderOptions extends RevocationDependencies {
  baseUrl: string;
  /** The setting WORKLANE_SECRET. */
  secret: string;
  /** Must record the token. */
  issueToken: IssueToken;
  /** Issues a token of the client credentials grant. */
  issueOwnToken: IssueClientToken;
  accessTokenSeconds: number;
  /** Returns a lifetime, unless that of the organization is shorter. */
  tokenSeconds: (organizationId: number, seconds: number) => number;
  documents: MetadataDocuments;
  nonces: ProofNonces;
}

/** Returns oidc-provider, configured and patched to serve the OAuth operations of the contract. */
export async function createProvider(
  options: ProviderOptions,
): Promise<{ provider: Provider; callProvider: CallProvider }> {
  const { baseUrl, clock, issueToken, issueOwnToken, accessTokenSeconds, tokenSeconds } = options;
  const provider = createPatchedProvider(baseUrl, await providerConfiguration(options), {
    nonces: options.nonces,
    ...clientPatches,
    ...memberGrantPatches(issueToken, clock, (client, organizationId) =>
      tokenSeconds(organizationId, accessTokenLifetime(client, accessTokenSeconds)),
    ),
  });
  // `providerRequest` writes the forwarded headers, whether or not a proxy is in front of the service.
  provider.proxy = true;
  const callProvider = createProviderCaller(provider);
  addOrganizationToTokenResponse(provider);
  describeErrors(provider);
  provider.registerGrantType(
    'client_credentials',
    clientCredentialsGrant(issueOwnToken, { baseUrl, lifetimeOf: (id) => tokenSeconds(id, accessTokenSeconds) }),
    clientCredentialsParameters,
    // RFC 8707 allows several, which get an error of their own.
    'resource',
  );
  return { provider, callProvider };
}

const day = 86_400;

/** In seconds. A grant ends with its last refresh token, which outlives every access token. */
const lifetimes = {
  AuthorizationCode: 60,
  Interaction: 3600,
  RefreshToken: maxTokenLifetimeSeconds + 35 * day,
  Grant: 3650 * day,
  // Sessions are not stored.
  Session: 3600,
};

/**
 * In seconds. Nobody vouches for a client with a metadata document, and it has no secret, so its access ends when it is not used
 * (OAuth 2.1, section 4.3.1), and soon after its host is no longer allowed.
 */
const documentLifetimes = { AccessToken: 3600, RefreshToken: 30 * day };

const accessTokenLifetime = (client: Client, setting: number): number =>
  registeredClient(client).document ? Math.min(setting, documentLifetimes.AccessToken) : setting;

async function providerConfiguration(options: ProviderOptions): Promise<Configuration> {
  const { db, baseUrl, secret, accessTokenSeconds, documents } = options;
  const off = { enabled: false } as const;
  const requests = new SharedPool(poolPolicies.authorizationRequests);
  // Not `__Host-`: each cookie is limited to the path of its request.
  const prefix = baseUrl.startsWith('https:') ? '__Secure-' : '';
  return {
    adapter(model) {
      if (model === 'Client') return new ClientAdapter(options, documents);
      if (model === 'Interaction') return new InteractionAdapter(options, requests);
      return model === 'RefreshToken' ? new RefreshTokenAdapter(options, secret) : new ArtifactAdapter(model, options);
    },
    // The library requires a key but does not use it: `issueToken` signs access tokens, with keys that are rotated.
    jwks: { keys: [(await generateSigningKey()).privateKey] },
    routes: {
      authorization: operations.authorize.path,
      token: operations.createToken.path,
      revocation: operations.revokeToken.path,
    },
    scopes: [],
    responseTypes: ['code'],
    clientAuthMethods: ['client_secret_basic', 'client_secret_post', 'none'],
    clientDefaults: { id_token_signed_response_alg: signatureAlgorithm },
    extraClientMetadata: { properties: extraClientMetadata },
    extraParams: parameterRules,
    allowOmittingSingleRegisteredRedirectUri: false,
    // CORS is the server's, as for all operations.
    clientBasedCORS: () => true,
    pkce: { required: requireChallenge },
    interactions: { url: (_ctx, { uid }) => consentPath(uid), policy: consentPolicy },
    findAccount: findAccountOf(db),
    async loadExistingGrant({ oidc }) {
      return oidc.result?.consent?.grantId ? oidc.provider.Grant.find(oidc.result.consent.grantId) : undefined;
    },
    issueRefreshToken: async (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    rotateRefreshToken: () => true,
    expiresWithSession: async () => false,
    revokeGrantPolicy: () => true,
    ttl: {
      ...lifetimes,
      AccessToken: (_ctx, _token, client) => accessTokenLifetime(client, accessTokenSeconds),
      RefreshToken: (_ctx, _token, client) =>
        registeredClient(client).document ? documentLifetimes.RefreshToken : lifetimes.RefreshToken,
    },
    cookies: {
      names: {
        session: 'worklane_none',
        interaction: `${prefix}worklane_consent`,
        resume: `${prefix}worklane_resume`,
      },
      keys: keyedHash(secret, 'authorization cookies').all('keys'),
      short: { httpOnly: true, sameSite: 'lax' },
    },
    // The endpoints send the error, as a page or as JSON.
    renderError(ctx, out, error) {
      ctx.body = { error: out.error, error_description: errorDescription(ctx, error) };
    },
    enabledJWA: { dPoPSigningAlgValues: [...proofAlgorithms] },
    features: {
      devInteractions: off,
      userinfo: off,
      rpInitiatedLogout: off,
      dPoP: { enabled: true, requireNonce: () => true },
      pushedAuthorizationRequests: off,
      revocation: { enabled: true, allowedPolicy: requireOwnToken },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => baseUrl,
        useGrantedResource: () => true,
        getResourceServerInfo: (ctx, resource, client) => ({
          audience: requestedResource(baseUrl, ctx.oidc.params?.resource ?? resource),
          // The current scopes: a refresh does not return a scope that the client or the member has lost.
          scope: withinRole(ctx, registeredClient(client).scopes).join(' '),
          accessTokenTTL: accessTokenLifetime(client, accessTokenSeconds),
          accessTokenFormat: 'jwt',
          jwt: { sign: { alg: signatureAlgorithm } },
        }),
      },
    },
  };
}

const { Prompt, Check } = interactionPolicy;

/** Returns whether this request has its consent; consent to earlier requests does not count. */
const hasConsent = ({ oidc }: KoaContextWithOIDC): boolean => oidc.result?.consent?.grantId !== undefined;

/** Every authorization request shows the consent page, where the member signs in and chooses an organization. */
const consentPolicy = [
  new Prompt(
    { name: 'consent', requestable: false },
    new Check('consent_missing', 'consent is required', 'consent_required', (ctx) => !hasConsent(ctx)),
  ),
];

/** Called for authorization requests without a challenge. A client without a secret must use PKCE. */
function requireChallenge(_ctx: KoaContextWithOIDC, { clientAuthMethod }: Client): false {
  if (clientAuthMethod !== 'none') return false;
  throw new errors.InvalidRequest('code_challenge is required for applications without a secret');
}

type RevocationPolicy = (ctx: unknown, client: Client, token: { clientId?: string | undefined }) => true;

/** A client can revoke only its own tokens (RFC 7009, section 2.1). */
const requireOwnToken: RevocationPolicy = (_ctx, { clientId }, token) => {
  if (token.clientId !== clientId) throw new errors.InvalidRequest('the token was issued to another application');
  return true;
};
