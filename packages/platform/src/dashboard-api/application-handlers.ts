import type { schemas } from '@worklane/contract/dashboard';
import {
  createAuditedClient,
  deleteAuditedClient,
  generateAuditedToken,
  revokeAuditedTokens,
  rotateAuditedSecret,
  updateAuditedClient,
} from '../oauth/clients/audited-client-changes.ts';
import { type ClientRecord, getClient, listClients } from '../oauth/clients/client-repository.ts';
import type { ClientWithSecret } from '../oauth/clients/create-client.ts';
import type { DashboardDependencies, DashboardHandlers } from './dashboard-contract.ts';
import { sessionSource } from './member-action.ts';

/** Of an organization, without a quota of its own. */
const maxApplications = 100;

/** Manages registered clients, which the dashboard calls applications, and their credentials. */
export function applicationHandlers(dependencies: DashboardDependencies) {
  const { accessTokenSeconds, controls } = dependencies;
  const maxSeconds = (organizationId: number) => controls.tokenSeconds(organizationId, accessTokenSeconds);
  const toApplication = (client: ClientRecord): schemas.Application => ({
    ...client,
    max_token_seconds: maxSeconds(client.organization_id),
  });
  const withSecret = ({ client, secret = null }: ShownClient): schemas.ApplicationWithSecret => ({
    ...toApplication(client),
    client_secret: secret,
  });
  return {
    listApplications: async ({ path }) => ({
      status: 200,
      body: { data: (await listClients(dependencies, path.organization_id)).map(toApplication) },
    }),

    async createApplication(call) {
      const { organization_id } = call.path;
      const { redirect_uris = [], with_secret = true, ...fields } = call.body;
      const source = await sessionSource(dependencies, call);
      const newClient = { ...fields, redirect_uris, with_secret };
      const limit = controls.quota(organization_id, 'applications') ?? maxApplications;
      const created = await createAuditedClient(dependencies, organization_id, newClient, source, limit);
      const { client_id } = created.client;
      return {
        status: 201,
        body: withSecret(created),
        headers: { Location: `/dashboard/api/organizations/${organization_id}/applications/${client_id}` },
      };
    },

    getApplication: async ({ path }) => ({
      status: 200,
      body: toApplication(await getClient(dependencies, path.organization_id, path.client_id)),
    }),

    async updateApplication(call) {
      const { organization_id, client_id } = call.path;
      const source = await sessionSource(dependencies, call);
      const client = await updateAuditedClient(dependencies, organization_id, client_id, call.body, source);
      return { status: 200, body: toApplication(client) };
    },

    async deleteApplication(call) {
      const { organization_id, client_id } = call.path;
      await deleteAuditedClient(dependencies, organization_id, client_id, await sessionSource(dependencies, call));
      return { status: 204 };
    },

    async rotateApplicationSecret(call) {
      const { organization_id, client_id } = call.path;
      const { keep_days } = call.body;
      const source = await sessionSource(dependencies, call);
      const rotated = await rotateAuditedSecret(dependencies, organization_id, client_id, keep_days, source);
      return { status: 200, body: withSecret(rotated) };
    },

    async revokeApplicationTokens(call) {
      const { organization_id, client_id } = call.path;
      await revokeAuditedTokens(dependencies, organization_id, client_id, await sessionSource(dependencies, call));
      return { status: 204 };
    },

    async generateApplicationToken(call) {
      const { organization_id, client_id } = call.path;
      const max = maxSeconds(organization_id);
      const { scopes, name, expires_in = max } = call.body;
      const request = { scopes, name, lifetimeSeconds: expires_in };
      const source = await sessionSource(dependencies, call);
      const limited = { ...dependencies, accessTokenSeconds: max };
      const issued = await generateAuditedToken(limited, organization_id, client_id, request, source);
      return {
        status: 201,
        body: {
          access_id: issued.jti,
          access_token: issued.token,
          expires_in,
          organization_id,
          scope: issued.scopes.join(' '),
        },
      };
    },
  } satisfies Partial<DashboardHandlers>;
}

type ShownClient = Pick<ClientWithSecret, 'client'> & { secret?: string | null };
