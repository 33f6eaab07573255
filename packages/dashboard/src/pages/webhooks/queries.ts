import { useQuery } from '@tanstack/react-query';
import { dataOf } from '../../session/dashboard-api.ts';
import { useOrganization } from '../../session/organization.tsx';
import { useSession } from '../../session/session.tsx';

/** Milliseconds between two requests for data that changes without the user. */
export const webhookInterval = 12_000;

/** Loads the webhooks of the organization. */
export const useWebhooks = () => useQuery(useOrganization().queries.webhooks.list({ limit: 200 }));

/** Loads the delivery statistics of all webhooks for the last 24 hours. */
export function useWebhookHealth() {
  const { api } = useSession();
  const { id } = useOrganization();
  return useQuery({
    queryKey: [id, 'dashboard', 'webhook-health'],
    queryFn: () =>
      dataOf(
        api.GET('/dashboard/api/organizations/{organization_id}/webhook-health', {
          params: { path: { organization_id: id } },
        }),
      ),
    refetchInterval: webhookInterval,
  });
}
