import { scopes as catalogue, type schemas } from '@worklane/contract';
import { describeRejectedScopes } from '@worklane/contract/requests';
import type { Client, KoaContextWithOIDC, TokenEndpointGrantContext } from 'oidc-provider';
import type { ClientOwner, RegisteredClient } from '../clients/client-repository.ts';
import { parseScope } from '../tokens/access-token.ts';
import type { IssueClientToken } from '../tokens/issue-access-token.ts';
import { isMcpResource } from '../tokens/resources.ts';
import { registeredClient } from './client-adapter.ts';
import type { TokenRequestState } from './member-grants.ts';
import { errors, type Provider, requestedKey } from './oidc-provider-patches.ts';
import { requestedResource, requireScopesOfResource } from './requested-resource.ts';

const { CustomOIDCProviderError, InvalidRequest } = errors;

type ParameterRule = (ctx: KoaContextWithOIDC, value: string | undefined, client: Client) => void;

const minStateLength = 16;
const maxStateLength = 1024;

/** Validates the parameters for which the contract has stricter rules than oidc-provider. */
export const parameterRules: Record<'state' | 'scope' | 'dpop_jkt', ParameterRule> = {
  state(_ctx, state, client) {
    if (state === undefined) {
      // It must use PKCE, which protects against cross-site request forgery too (RFC 9700, section 2.1).
      if (registeredClient(client).document) return;
      throw new InvalidRequest('state is required');
    }
    // JSON Schema counts code points.
    const { length } = [...state];
    if (length < minStateLength || length > maxStateLength) {
      throw new InvalidRequest(`state must have ${minStateLength} to ${maxStateLength} characters`);
    }
    // RFC 6749, appendix A.5.
    if (/\p{Cc}/u.test(state)) throw new InvalidRequest('state must not have control characters');
  },
  dpop_jkt(_ctx, thumbprint) {
    if (thumbprint === undefined || /^[\w-]{43}$/.test(thumbprint)) return;
    throw new InvalidRequest('dpop_jkt must be a SHA-256 thumbprint');
  },
  scope({ oidc }, scope, client) {
    const { issuer } = oidc.provider;
    const resource = oidc.params?.resource;
    const scopes = requireAllowedScopes(scope, registeredClient(client), isMcpResource(issuer, resource));
    requireScopesOfResource(issuer, resource, scopes);
    if (oidc.params) oidc.params.scope = scopes.join(' ');
  },
};

/**
 * Returns the requested scopes, all of which the client may request.
 * @param partial leaves out scopes that the client may not request, unless it may request none (RFC 6749, section 3.3). Clients
 *   request all scopes that the MCP server names, whatever they are registered with.
 * @throws InvalidRequest, or invalid_scope with the rejected scopes
 */
function requireAllowedScopes(
  scope: string | undefined,
  { scopes: allowed }: Pick<RegisteredClient, 'scopes'>,
  partial: boolean,
): string[] {
  const scopes = parseScope(scope);
  if (scope === undefined || scopes.length === 0) throw new InvalidRequest('scope is required');
  const rejected = scopes.filter((each) => !allowed.includes(each));
  if (rejected.length === 0) return scopes;
  const accepted = scopes.filter((each) => allowed.includes(each));
  if (partial && accepted.length > 0 && rejected.every((each) => Object.hasOwn(catalogue, each))) return accepted;
  throw new CustomOIDCProviderError(
    'invalid_scope',
    describeRejectedScopes(rejected, 'the application may not request'),
  );
}

export interface ClientCredentialsParameters {
  organization_id?: string;
  /** An array if it is given more than once. */
  resource?: string | string[];
}

export const clientCredentialsParameters = ['scope', 'organization_id', 'resource'];

/** Returns the handler of the client credentials grant (RFC 6749, section 4.4). */
export const clientCredentialsGrant =
  (
    issue: IssueClientToken,
    { baseUrl, lifetimeOf }: { baseUrl: string; lifetimeOf: (organizationId: number) => number },
  ) =>
  async (ctx: TokenEndpointGrantContext<ClientCredentialsParameters>): Promise<void> => {
    const { client: oidcClient, params } = ctx.oidc;
    const client = registeredClient(oidcClient);
    const owner = requireOwnOrganization(params.organization_id, client);
    const audience = requestedResource(baseUrl, params.resource);
    const scopes = requireAllowedScopes(params.scope, client, isMcpResource(baseUrl, audience));
    requireScopesOfResource(baseUrl, audience, scopes);
    const jkt = await requestedKey(ctx);
    const { clientId } = client;
    const { organizationId } = owner;
    const lifetimeSeconds = lifetimeOf(organizationId);
    const { token } = await issue({ client: { organizationId, clientId }, scopes, audience, lifetimeSeconds, jkt });
    const token_type = jkt === undefined ? 'Bearer' : 'DPoP';
    ctx.body = tokenResponse(
      { token_type, access_token: token, expires_in: lifetimeSeconds, scope: scopes.join(' ') },
      owner,
    );
  };

function requireOwnOrganization(given: string | undefined, { owner }: RegisteredClient): ClientOwner {
  if (given === undefined) throw new errors.InvalidRequest('organization_id is required');
  if (owner && given === String(owner.organizationId)) return owner;
  throw new errors.InvalidRequest('organization_id must be the organization of the application');
}

type Tokens = Pick<schemas.TokenResponse, 'token_type' | 'access_token' | 'expires_in' | 'refresh_token' | 'scope'>;

/** Returns the token response (RFC 6749, section 5.1) with the organization of the token. */
const tokenResponse = (
  tokens: Tokens,
  { organizationId, organizationName }: { organizationId: number; organizationName: string },
): schemas.TokenResponse => ({
  ...tokens,
  organization_id: organizationId,
  organization_name: organizationName,
});

/** Adds the organization to the token responses of members. */
export function addOrganizationToTokenResponse(provider: Provider): void {
  provider.use(async (ctx, next) => {
    await next();
    const { member } = ctx.state as TokenRequestState;
    if (member && ctx.status === 200) ctx.body = tokenResponse(ctx.body, member);
  });
}
