import type { TokenEndpointGrantContext } from 'oidc-provider';
import type { ClientOwner, RegisteredClient } from '../clients/registered-client.ts';
import type { IssueClientToken } from '../tokens/issue-access-token.ts';
import { isMcpResource } from '../tokens/resources.ts';
import { requireAllowedScopes } from './authorization-request.ts';
import { registeredClient } from './client-adapter.ts';
import { errors, requestedKey } from './oidc-provider-patches.ts';
import { requestedResource, requireScopesOfResource } from './requested-resource.ts';
import { tokenResponse } from './token-response.ts';

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
