import { useQuery } from '@tanstack/react-query';
import type { schemas } from '@worklane/contract/dashboard';
import { dataOf } from '../../session/dashboard-api.ts';
import { useOrganization, useRefresh } from '../../session/organization.tsx';
import { useSession } from '../../session/session.tsx';

const applications = '/dashboard/api/organizations/{organization_id}/applications';
const application = `${applications}/{client_id}` as const;
const accessList = '/dashboard/api/organizations/{organization_id}/access';

export function useApplications() {
  const { api } = useSession();
  const { id } = useOrganization();
  return useQuery({
    queryKey: [id, 'dashboard', 'applications'],
    queryFn: () => dataOf(api.GET(applications, { params: { path: { organization_id: id } } })),
  });
}

export function useApplication(clientId: string) {
  const { api } = useSession();
  const { id } = useOrganization();
  return useQuery({
    queryKey: [id, 'dashboard', 'applications', clientId],
    queryFn: () => dataOf(api.GET(application, { params: { path: { organization_id: id, client_id: clientId } } })),
  });
}

/** Loads the active grants and tokens of all applications. */
export function useAccess() {
  const { api } = useSession();
  const { id } = useOrganization();
  return useQuery({
    queryKey: [id, 'dashboard', 'access'],
    queryFn: () => dataOf(api.GET(accessList, { params: { path: { organization_id: id } } })),
  });
}

/** Returns the changes of applications. Each one reloads the data of the organization. */
export function useApplicationActions() {
  const { api } = useSession();
  const { id: organization_id } = useOrganization();
  const refresh = useRefresh();
  const at = (client_id: string) => ({ params: { path: { organization_id, client_id } } });
  return {
    create: (body: schemas.ApplicationCreate) =>
      refresh.after(dataOf(api.POST(applications, { params: { path: { organization_id } }, body }))),
    update: (clientId: string, body: schemas.ApplicationUpdate) =>
      refresh.after(dataOf(api.PATCH(application, { ...at(clientId), body }))),
    delete: (clientId: string) => refresh.afterDelete(api.DELETE(application, at(clientId))),
    rotateSecret: (clientId: string, keep_days: number) =>
      refresh.after(dataOf(api.POST(`${application}/secret`, { ...at(clientId), body: { keep_days } }))),
    revokeTokens: (clientId: string) => refresh.after(dataOf(api.DELETE(`${application}/tokens`, at(clientId)))),
    generateToken: (clientId: string, body: schemas.ApplicationTokenRequest) =>
      refresh.after(dataOf(api.POST(`${application}/tokens`, { ...at(clientId), body }))),
    revokeAccess: (access_id: string) =>
      refresh.after(
        dataOf(api.DELETE(`${accessList}/{access_id}`, { params: { path: { organization_id, access_id } } })),
      ),
  };
}
