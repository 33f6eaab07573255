import type { schemas } from '@worklane/contract/dashboard';
import { getClient, listClients } from '../oauth/clients/client-repository.ts';
import { type ClientWithSecret, createClient } from '../oauth/clients/create-client.ts';
import { deleteClient } from '../oauth/clients/delete-client.ts';
import { generateClientToken } from '../oauth/clients/generate-client-token.ts';
import { rotateClientSecret } from '../oauth/clients/rotate-client-secret.ts';
import { updateClient } from '../oauth/clients/update-client.ts';
import type { DashboardDependencies, DashboardHandlers } from './dashboard-contract.ts';

/** Manages registered clients, which the dashboard calls applications, and their credentials. */
export const applicationHandlers = (dependencies: DashboardDependencies) =>
  ({
    listApplications: async ({ path }) => ({
      status: 200,
      body: { data: await listClients(dependencies, path.organization_id) },
    }),

    async createApplication({ path: { organization_id }, body }) {
      const { redirect_uris = [], with_secret = true, ...fields } = body;
      const created = await createClient(dependencies, organization_id, { ...fields, redirect_uris, with_secret });
      const { client_id } = created.client;
      return {
        status: 201,
        body: withSecret(created),
        headers: { Location: `/dashboard/api/organizations/${organization_id}/applications/${client_id}` },
      };
    },

    getApplication: async ({ path }) => ({
      status: 200,
      body: await getClient(dependencies, path.organization_id, path.client_id),
    }),

    updateApplication: async ({ path, body }) => ({
      status: 200,
      body: await updateClient(dependencies, path.organization_id, path.client_id, body),
    }),

    async deleteApplication({ path }) {
      await deleteClient(dependencies, path.organization_id, path.client_id);
      return { status: 204 };
    },

    rotateApplicationSecret: async ({ path, body: { keep_days } }) => ({
      status: 200,
      body: withSecret(await rotateClientSecret(dependencies, path.organization_id, path.client_id, keep_days)),
    }),

    async generateApplicationToken({ path: { organization_id, client_id }, body }) {
      const { jti, token, scopes } = await generateClientToken(dependencies, organization_id, client_id, body.scopes);
      return {
        status: 201,
        body: {
          access_id: jti,
          access_token: token,
          expires_in: dependencies.accessTokenSeconds,
          organization_id,
          scope: scopes.join(' '),
        },
      };
    },
  }) satisfies Partial<DashboardHandlers>;

const withSecret = ({ client, secret = null }: Pick<ClientWithSecret, 'client'> & { secret?: string | null }) =>
  ({ ...client, client_secret: secret }) satisfies schemas.ApplicationWithSecret;
