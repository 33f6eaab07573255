import { useQuery } from '@tanstack/react-query';
import { answered } from '../../session/dashboard-api.ts';
import { useOrganization } from '../../session/organization-context.ts';
import { useSession } from '../../session/session-context.ts';

/** What the organization has done to get started; it ticks itself off while the page is open. */
export function useChecklist() {
  const { api } = useSession();
  const { id } = useOrganization();
  return useQuery({
    queryKey: [id, 'checklist'],
    queryFn: () =>
      answered(
        api.GET('/dashboard/api/organizations/{organization_id}/checklist', {
          params: { path: { organization_id: id } },
        }),
      ),
    refetchInterval: ({ state }) => (state.data && Object.values(state.data).every(Boolean) ? false : 3_000),
  });
}
