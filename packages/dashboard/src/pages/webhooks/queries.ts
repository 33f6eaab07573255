import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import type { WebhookCreate, WebhookLogQuery, WebhookReplace } from '@worklane/client';
import { answered } from '../../session/dashboard-api.ts';
import { useOrganization } from '../../session/organization-context.ts';
import { useSession } from '../../session/session-context.ts';

/** Milliseconds between two looks at what changes by itself. */
const pace = 3_000;

export function useWebhooks() {
  const { id, client } = useOrganization();
  return useQuery({
    queryKey: [id, 'webhooks'],
    queryFn: () => client.webhooks.list({ limit: 200 }),
  });
}

export function useWebhook(webhookId: number) {
  const { id, client } = useOrganization();
  return useQuery({
    queryKey: [id, 'webhooks', webhookId],
    queryFn: () => client.webhooks.get(webhookId),
    refetchInterval: 4 * pace,
  });
}

/** How the deliveries of all webhooks went in the last 24 hours. */
export function useWebhookHealth() {
  const { api } = useSession();
  const { id } = useOrganization();
  return useQuery({
    queryKey: [id, 'webhook-health'],
    queryFn: () =>
      answered(
        api.GET('/dashboard/api/organizations/{organization_id}/webhook-health', {
          params: { path: { organization_id: id } },
        }),
      ),
    refetchInterval: 4 * pace,
  });
}

/** The attempts of a webhook, newest first; the list is kept current as long as it is short. */
export function useDeliveries(webhookId: number, filters: WebhookLogQuery, live: boolean) {
  const { id, client } = useOrganization();
  return useInfiniteQuery({
    queryKey: [id, 'webhooks', webhookId, 'logs', filters],
    queryFn: ({ pageParam }) =>
      client.webhooks.logs(webhookId, { ...filters, limit: 25, ...(pageParam !== null && { cursor: pageParam }) }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_cursor }) => next_cursor,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => live && (state.data?.pages.length ?? 0) <= 2 && pace,
  });
}

/** What can be done with webhooks. What is shown of them is read again afterwards. */
export function useWebhookCalls() {
  const { id, client } = useOrganization();
  const queries = useQueryClient();
  const renewing = async <T>(call: Promise<T>): Promise<T> => {
    const answer = await call;
    void queries.invalidateQueries({ queryKey: [id] });
    return answer;
  };
  const { webhooks } = client;
  return {
    create: (webhook: WebhookCreate) => renewing(webhooks.create(webhook)),
    replace: (webhookId: number, webhook: WebhookReplace) => renewing(webhooks.replace(webhookId, webhook)),
    delete: async (webhookId: number) => {
      await webhooks.delete(webhookId);
      // The page that shows it is still there, and must not ask for it.
      await queries.invalidateQueries({ queryKey: [id], refetchType: 'none' });
    },
    rotateSecret: (webhookId: number) => renewing(webhooks.rotateSecret(webhookId)),
    test: (webhookId: number) => renewing(webhooks.test(webhookId)),
    redeliver: (webhookId: number, logId: number) => renewing(webhooks.redeliverLog(webhookId, logId)),
    recover: (webhookId: number, since: string) => renewing(webhooks.recover(webhookId, { since })),
  };
}
