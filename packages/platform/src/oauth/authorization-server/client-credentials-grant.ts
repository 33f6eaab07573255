import type { TokenEndpointGrantContext } from 'oidc-provider';
import type { RegisteredClient } from '../clients/client-repository.ts';
import type { IssueClientToken } from '../tokens/issue-access-token.ts';
import { requireAllowedScopes } from './authorization-request.ts';
import { registeredClient } from './client-adapter.ts';
import { errors } from './oidc-provider-patches.ts';
import { tokenResponse } from './token-response.ts';

export interface ClientCredentialsParameters {
  organization_id?: string;
}

export const clientCredentialsParameters = ['scope', 'organization_id'];

/** Returns the handler of the client credentials grant (RFC 6749, section 4.4). */
export const clientCredentialsGrant =
  (issue: IssueClientToken, lifetimeSeconds: number) =>
  async (ctx: TokenEndpointGrantContext<ClientCredentialsParameters>): Promise<void> => {
    const { client: oidcClient, params } = ctx.oidc;
    const client = registeredClient(oidcClient);
    requireOwnOrganization(params.organization_id, client);
    const scopes = requireAllowedScopes(params.scope, client);
    const { token } = await issue({ client, scopes });
    ctx.body = tokenResponse({ access_token: token, expires_in: lifetimeSeconds, scope: scopes.join(' ') }, client);
  };

function requireOwnOrganization(given: string | undefined, { organizationId }: RegisteredClient): void {
  if (given === undefined) throw new errors.InvalidRequest('organization_id is required');
  if (given !== String(organizationId)) {
    throw new errors.InvalidRequest('organization_id must be the organization of the application');
  }
}
