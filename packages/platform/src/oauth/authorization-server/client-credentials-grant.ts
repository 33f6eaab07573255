import type { schemas } from '@worklane/contract';
import type { TokenEndpointGrantContext } from 'oidc-provider';
import type { ClientOwner, RegisteredClient } from '../clients/client-repository.ts';
import type { IssueClientToken } from '../tokens/issue-access-token.ts';
import { isMcpResource } from '../tokens/resources.ts';
import { requireAllowedScopes } from './authorization-request.ts';
import { registeredClient } from './client-adapter.ts';
import type { TokenRequestState } from './member-grants.ts';
import { errors, type Provider, requestedKey } from './oidc-provider-patches.ts';
import { requestedResource, requireScopesOfResource } from './requested-resource.ts';

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
