import type { Client, Configuration } from 'oidc-provider';
import { keyedHash } from '../../http/keyed-hash.ts';
import { maxTokenLifetimeSeconds } from '../tokens/access-token.ts';
import { generateSigningKey, signatureAlgorithm } from '../tokens/signing-key.ts';
import { Applications } from './applications.ts';
import { Artifacts } from './artifacts.ts';
import { parameterRules } from './authorization-request.ts';
import { applicationOf, extraMetadata } from './clients.ts';
import { consentPolicy } from './consent-policy.ts';
import { findAccountOf } from './member-tokens.ts';
import { errors } from './oidc-provider.ts';
import { authorizationPath, consentPath, revocationPath, tokenPath } from './paths.ts';
import type { ProviderOptions } from './provider.ts';

const day = 86_400;

/** In seconds. A grant lasts as long as it is used: as its last refresh token, which outlives every access token. */
const lifetimes = {
  AuthorizationCode: 60,
  Interaction: 3600,
  RefreshToken: maxTokenLifetimeSeconds + 35 * day,
  Grant: 3650 * day,
  // Sessions are not kept.
  Session: 3600,
};

/** What oidc-provider is told. What it does not do here, it does as it comes. */
export async function providerConfiguration(options: ProviderOptions): Promise<Configuration> {
  const { db, baseUrl, secret, accessTokenSeconds } = options;
  const off = { enabled: false } as const;
  return {
    adapter: (model) => (model === 'Client' ? new Applications(options) : new Artifacts(model, options)),
    // It wants a key and never uses it: tokens are signed by `issueToken`, with keys that change while it runs.
    jwks: { keys: [(await generateSigningKey()).privateKey] },
    routes: { authorization: authorizationPath, token: tokenPath, revocation: revocationPath },
    scopes: [],
    responseTypes: ['code'],
    clientAuthMethods: ['client_secret_basic', 'client_secret_post', 'none'],
    clientDefaults: { id_token_signed_response_alg: signatureAlgorithm },
    extraClientMetadata: { properties: extraMetadata },
    extraParams: parameterRules,
    allowOmittingSingleRegisteredRedirectUri: false,
    // Cross-origin requests are answered by `cross-origin.ts` of the server, like those of all operations.
    clientBasedCORS: () => true,
    pkce: { required: (_ctx, client) => client.clientAuthMethod === 'none' },
    interactions: { url: (_ctx, { uid }) => consentPath(uid), policy: consentPolicy },
    findAccount: findAccountOf(db),
    async loadExistingGrant({ oidc }) {
      return oidc.result?.consent?.grantId ? oidc.provider.Grant.find(oidc.result.consent.grantId) : undefined;
    },
    issueRefreshToken: async (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    rotateRefreshToken: () => true,
    expiresWithSession: async () => false,
    revokeGrantPolicy: () => true,
    ttl: { ...lifetimes, AccessToken: accessTokenSeconds },
    cookies: {
      names: { session: 'worklane_none', interaction: 'worklane_consent', resume: 'worklane_resume' },
      keys: [keyedHash(secret, 'authorization cookies')('keys')],
      short: { httpOnly: true, sameSite: 'lax' },
    },
    // Pages are made where answers are sent.
    renderError(ctx, error) {
      ctx.body = error;
    },
    features: {
      devInteractions: off,
      userinfo: off,
      rpInitiatedLogout: off,
      dPoP: off,
      pushedAuthorizationRequests: off,
      revocation: { enabled: true, allowedPolicy: requireOwnToken },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => baseUrl,
        useGrantedResource: () => true,
        getResourceServerInfo: (_ctx, _resource, client) => ({
          audience: baseUrl,
          // Those of today: an application that has lost one gets it by no refresh.
          scope: applicationOf(client).scopes.join(' '),
          accessTokenTTL: accessTokenSeconds,
          accessTokenFormat: 'jwt',
          jwt: { sign: { alg: signatureAlgorithm } },
        }),
      },
    },
  };
}

/** RFC 7009, section 2.1: a client can revoke its own tokens. */
const requireOwnToken: Policy = (_ctx, { clientId }, token) => {
  if (token.clientId !== clientId) throw new errors.InvalidRequest('the token was issued to another application');
  return true;
};

type Policy = (ctx: unknown, client: Client, token: { clientId?: string | undefined }) => true;
