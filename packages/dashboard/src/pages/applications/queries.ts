import type { schemas } from '@worklane/contract/dashboard';
import { dataOf } from '../../session/dashboard-api.ts';
import { useOrganizationApi, useOrganizationQuery, useRefresh } from '../../session/organization.tsx';

const applications = '/dashboard/api/organizations/{organization_id}/applications';
const application = `${applications}/{client_id}` as const;
const accessList = '/dashboard/api/organizations/{organization_id}/access';

export const useApplications = () => useOrganizationQuery(['applications'], (api, at) => api.GET(applications, at()));

export const useApplication = (client_id: string) =>
  useOrganizationQuery(['applications', client_id], (api, at) => api.GET(application, at({ client_id })));

/** Loads the active grants and tokens of all applications. */
export const useAccess = () => useOrganizationQuery(['access'], (api, at) => api.GET(accessList, at()));

/** Returns the changes of applications. Each one reloads the data of the organization. */
export function useApplicationActions() {
  const { api, at } = useOrganizationApi();
  const refresh = useRefresh();
  const of = (client_id: string) => at({ client_id });
  return {
    create: (body: schemas.ApplicationCreate) => refresh.after(dataOf(api.POST(applications, { ...at(), body }))),
    update: (clientId: string, body: schemas.ApplicationUpdate) =>
      refresh.after(dataOf(api.PATCH(application, { ...of(clientId), body }))),
    delete: (clientId: string) => refresh.afterDelete(api.DELETE(application, of(clientId))),
    rotateSecret: (clientId: string, keep_days: number) =>
      refresh.after(dataOf(api.POST(`${application}/secret`, { ...of(clientId), body: { keep_days } }))),
    revokeTokens: (clientId: string) => refresh.after(dataOf(api.DELETE(`${application}/tokens`, of(clientId)))),
    generateToken: (clientId: string, body: schemas.ApplicationTokenRequest) =>
      refresh.after(dataOf(api.POST(`${application}/tokens`, { ...of(clientId), body }))),
    revokeAccess: (access_id: string) =>
      refresh.after(dataOf(api.DELETE(`${accessList}/{access_id}`, at({ access_id })))),
  };
}

/** Returns whether an application is described by a metadata document, whose URL is its client ID. It belongs to no organization. */
export const hasMetadataDocument = (clientId: string): boolean => clientId.startsWith('https://');
