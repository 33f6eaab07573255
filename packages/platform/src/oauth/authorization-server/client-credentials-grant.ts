import type { TokenEndpointGrantContext } from 'oidc-provider';
import type { Application } from '../clients/find-application.ts';
import type { IssueClientToken } from '../tokens/issue-access-token.ts';
import { requireScopes } from './authorization-request.ts';
import { applicationOf } from './clients.ts';
import { errors } from './oidc-provider.ts';
import { tokenResponse } from './token-response.ts';

export interface ClientCredentialsParameters {
  organization_id?: string;
}

export const clientCredentialsParameters = ['scope', 'organization_id'];

/** The client credentials grant (RFC 6749, section 4.4) of a private application that has authenticated itself. */
export const clientCredentialsGrant =
  (issue: IssueClientToken, lifetimeSeconds: number) =>
  async (ctx: TokenEndpointGrantContext<ClientCredentialsParameters>): Promise<void> => {
    const { client, params } = ctx.oidc;
    const application = applicationOf(client);
    requireOwnOrganization(params.organization_id, application);
    const scopes = requireScopes(params.scope, application);
    const { token } = await issue({ client: application, scopes });
    ctx.body = tokenResponse(
      { access_token: token, expires_in: lifetimeSeconds, scope: scopes.join(' ') },
      application,
    );
  };

function requireOwnOrganization(given: string | undefined, { organizationId }: Application): void {
  if (given === undefined) throw new errors.InvalidRequest('organization_id is required');
  if (given !== String(organizationId)) {
    throw new errors.InvalidRequest('organization_id is not the organization of the application');
  }
}
