import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { WebhookCreate, WebhookLogQuery, WebhookReplace } from '@worklane/client';
import { dataOf } from '../../session/dashboard-api.ts';
import { useOrganization, useRefresh } from '../../session/organization.tsx';
import { useSession } from '../../session/session.tsx';

/** Milliseconds between two requests for data that changes without the user. */
const deliveryInterval = 3_000;
const webhookInterval = 12_000;

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
    refetchInterval: webhookInterval,
  });
}

/** Loads the delivery statistics of all webhooks for the last 24 hours. */
export function useWebhookHealth() {
  const { api } = useSession();
  const { id } = useOrganization();
  return useQuery({
    queryKey: [id, 'webhook-health'],
    queryFn: () =>
      dataOf(
        api.GET('/dashboard/api/organizations/{organization_id}/webhook-health', {
          params: { path: { organization_id: id } },
        }),
      ),
    refetchInterval: webhookInterval,
  });
}

/** Loads the delivery log of a webhook, newest first. A live list is refreshed while it has at most two pages. */
export function useDeliveries(webhookId: number, filters: WebhookLogQuery, live: boolean) {
  const { id, client } = useOrganization();
  return useInfiniteQuery({
    queryKey: [id, 'webhooks', webhookId, 'logs', filters],
    queryFn: ({ pageParam }) =>
      client.webhooks.logs(webhookId, { ...filters, limit: 25, ...(pageParam !== null && { cursor: pageParam }) }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_cursor }) => next_cursor,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => live && (state.data?.pages.length ?? 0) <= 2 && deliveryInterval,
  });
}

/** Returns the changes of webhooks. Each one reloads the data of the organization. */
export function useWebhookActions() {
  const { webhooks } = useOrganization().client;
  const refresh = useRefresh();
  return {
    create: (webhook: WebhookCreate) => refresh.after(webhooks.create(webhook)),
    replace: (webhookId: number, webhook: WebhookReplace) => refresh.after(webhooks.replace(webhookId, webhook)),
    delete: (webhookId: number) => refresh.afterDelete(webhooks.delete(webhookId)),
    rotateSecret: (webhookId: number) => refresh.after(webhooks.rotateSecret(webhookId)),
    test: (webhookId: number) => refresh.after(webhooks.test(webhookId)),
    redeliver: (webhookId: number, logId: number) => refresh.after(webhooks.redeliverLog(webhookId, logId)),
    recover: (webhookId: number, since: string) => refresh.after(webhooks.recover(webhookId, { since })),
  };
}
