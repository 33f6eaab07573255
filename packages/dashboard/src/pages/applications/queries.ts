import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { schemas } from '@worklane/contract/dashboard';
import { answered } from '../../session/dashboard-api.ts';
import { useOrganization } from '../../session/organization-context.ts';
import { useSession } from '../../session/session-context.ts';

const applications = '/dashboard/api/organizations/{organization_id}/applications';
const application = `${applications}/{client_id}` as const;
const accessList = '/dashboard/api/organizations/{organization_id}/access';

export function useApplications() {
  const { api } = useSession();
  const { id } = useOrganization();
  return useQuery({
    queryKey: [id, 'applications'],
    queryFn: () => answered(api.GET(applications, { params: { path: { organization_id: id } } })),
  });
}

export function useApplication(clientId: string) {
  const { api } = useSession();
  const { id } = useOrganization();
  return useQuery({
    queryKey: [id, 'applications', clientId],
    queryFn: () => answered(api.GET(application, { params: { path: { organization_id: id, client_id: clientId } } })),
  });
}

/** The grants and tokens that are in force. */
export function useAccess() {
  const { api } = useSession();
  const { id } = useOrganization();
  return useQuery({
    queryKey: [id, 'access'],
    queryFn: () => answered(api.GET(accessList, { params: { path: { organization_id: id } } })),
  });
}

/** What can be done with applications. What is shown of them is read again afterwards. */
export function useApplicationCalls() {
  const { api } = useSession();
  const { id: organization_id } = useOrganization();
  const queries = useQueryClient();
  const at = (client_id: string) => ({ params: { path: { organization_id, client_id } } });
  const renewing = async <T>(call: Promise<{ data?: T }>): Promise<T> => {
    const data = await answered(call);
    void queries.invalidateQueries({ queryKey: [organization_id] });
    return data;
  };
  return {
    create: (body: schemas.ApplicationCreate) =>
      renewing(api.POST(applications, { params: { path: { organization_id } }, body })),
    update: (clientId: string, body: schemas.ApplicationUpdate) =>
      renewing(api.PATCH(application, { ...at(clientId), body })),
    delete: async (clientId: string) => {
      await api.DELETE(application, at(clientId));
      // The page that shows it is still there, and must not ask for it.
      await queries.invalidateQueries({ queryKey: [organization_id], refetchType: 'none' });
    },
    rotateSecret: (clientId: string, keep_days: number) =>
      renewing(api.POST(`${application}/secret`, { ...at(clientId), body: { keep_days } })),
    generateToken: (clientId: string, scopes: string[]) =>
      renewing(api.POST(`${application}/tokens`, { ...at(clientId), body: { scopes } })),
    revokeAccess: (access_id: string) =>
      renewing(api.DELETE(`${accessList}/{access_id}`, { params: { path: { organization_id, access_id } } })),
  };
}
