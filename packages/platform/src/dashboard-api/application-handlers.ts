import type { schemas } from '@worklane/contract/dashboard';
import type { ApplicationWithSecret } from '../oauth/clients/add-application.ts';
import { createApplication } from '../oauth/clients/create-application.ts';
import { deleteApplication } from '../oauth/clients/delete-application.ts';
import { generateToken } from '../oauth/clients/generate-token.ts';
import { listApplications } from '../oauth/clients/list-applications.ts';
import { rotateSecret } from '../oauth/clients/rotate-secret.ts';
import { showApplication } from '../oauth/clients/show-application.ts';
import { updateApplication } from '../oauth/clients/update-application.ts';
import type { DashboardContext } from './context.ts';
import type { DashboardHandlers } from './dashboard-contract.ts';

/** Client applications and their credentials. */
export const applicationHandlers = (context: DashboardContext) =>
  ({
    listApplications: async ({ path, principal }) => ({
      status: 200,
      body: { data: await listApplications(context, principal, path.organization_id) },
    }),

    async createApplication({ path: { organization_id }, principal, body }) {
      const { redirect_uris = [], with_secret = true, ...fields } = body;
      const created = await createApplication(context, principal, organization_id, {
        ...fields,
        redirect_uris,
        with_secret,
      });
      const { client_id } = created.application;
      return {
        status: 201,
        body: withSecret(created),
        headers: { Location: `/dashboard/api/organizations/${organization_id}/applications/${client_id}` },
      };
    },

    getApplication: async ({ path, principal }) => ({
      status: 200,
      body: await showApplication(context, principal, path.organization_id, path.client_id),
    }),

    updateApplication: async ({ path, principal, body }) => ({
      status: 200,
      body: await updateApplication(context, principal, path.organization_id, path.client_id, body),
    }),

    async deleteApplication({ path, principal }) {
      await deleteApplication(context, principal, path.organization_id, path.client_id);
      return { status: 204 };
    },

    rotateApplicationSecret: async ({ path, principal, body: { keep_days } }) => ({
      status: 200,
      body: withSecret(await rotateSecret(context, principal, path.organization_id, path.client_id, keep_days)),
    }),

    async generateApplicationToken({ path: { organization_id, client_id }, principal, body }) {
      const { jti, token, scopes } = await generateToken(context, principal, organization_id, client_id, body.scopes);
      return {
        status: 201,
        body: {
          access_id: jti,
          access_token: token,
          expires_in: context.accessTokenSeconds,
          organization_id,
          scope: scopes.join(' '),
        },
      };
    },
  }) satisfies Partial<DashboardHandlers>;

const withSecret = ({
  application,
  secret = null,
}: {
  application: ApplicationWithSecret['application'];
  secret?: string | null;
}): schemas.ApplicationWithSecret => ({
  ...application,
  client_secret: secret,
});
