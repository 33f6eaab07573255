import { useQueryClient } from '@tanstack/react-query';
import type { schemas } from '@worklane/contract/dashboard';
import { dataOf } from './dashboard-api.ts';
import { useOrganizationApi, useRefresh } from './organization.tsx';
import { useSession } from './session.tsx';

/** Returns what the organization requires of its members and applications, which owners change, and its support access. */
export function useOrganizationSettings() {
  const { api, id, at } = useOrganizationApi();
  const { organizations } = useSession().session;
  const refresh = useRefresh();
  const queries = useQueryClient();
  const settings = organizations.find(({ organization_id }) => organization_id === id);
  const { requires_second_factor = false, max_token_seconds = null, refuses_support = false } = settings ?? {};
  return {
    requires_second_factor,
    max_token_seconds,
    refuses_support,
    support_access: settings?.support_access ?? null,
    async change(body: schemas.OrganizationSettings) {
      await refresh.after(
        dataOf(api.PUT('/dashboard/api/organizations/{organization_id}/settings', { ...at(), body })),
      );
      await queries.invalidateQueries({ queryKey: ['session'] });
    },
  };
}
