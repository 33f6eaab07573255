import {
  focusManager,
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { Webhook } from '@worklane/client';
import type { paths, schemas } from '@worklane/contract/dashboard';
import { useEffect } from 'react';
import { dataOf } from '../../session/dashboard-api.ts';
import { useOrganization, useOrganizationApi, useOrganizationQuery } from '../../session/organization.tsx';

const webhookPath = '/dashboard/api/organizations/{organization_id}/webhooks/{webhook_id}';

/** Milliseconds between two requests for data that changes without the user. */
export const webhookInterval = 12_000;

/** Milliseconds between two requests of a page that shows deliveries as they are made. */
const liveInterval = 3_000;

/** Loads the webhooks of the organization. */
export const useWebhooks = () => useQuery(useOrganization().queries.webhooks.list({ limit: 200 }));

/** Loads the health of all webhooks; more often while one fails, since it may be retried. */
export const useWebhookHealth = () =>
  useOrganizationQuery(
    ['webhook-health'],
    (api, at) => api.GET('/dashboard/api/organizations/{organization_id}/webhook-health', at()),
    { refetchInterval: ({ state }) => (state.data?.data.some(needsAttention) ? liveInterval : webhookInterval) },
  );

export interface WebhookWithHealth {
  webhook: Webhook;
  /** Undefined while it loads. */
  health: schemas.WebhookHealth | undefined;
}

/** The most urgent state first. */
const urgency: readonly schemas.WebhookHealth['state'][] = ['failing', 'stopped', 'healthy', 'idle', 'disabled'];

/** Returns the webhooks with their health, the most urgent first, then the newest; none while they load. */
export function useWebhooksWithHealth(): WebhookWithHealth[] {
  const webhooks = useWebhooks().data?.data ?? [];
  const healths = useWebhookHealth().data?.data ?? [];
  const healthOf = new Map(healths.map((health) => [health.webhook_id, health]));
  const rank = ({ health }: WebhookWithHealth) => (health ? urgency.indexOf(health.state) : urgency.length);
  return webhooks
    .map((webhook) => ({ webhook, health: healthOf.get(webhook.id) }))
    .toSorted((one, other) => rank(one) - rank(other));
}

/** Returns whether deliveries of a webhook fail, or were stopped by the service. */
export const needsAttention = ({ state }: schemas.WebhookHealth): boolean => state === 'failing' || state === 'stopped';

/** The data about one webhook that only the API of the dashboard has. The key of a query begins with it. */
const webhookKey = (organizationId: number, webhookId: number) =>
  [organizationId, 'dashboard', 'webhooks', webhookId] as const;

/** Loads the health of one webhook with its attempts of the last 30 days. */
export const useHealthHistory = (webhook_id: number) =>
  useOrganizationQuery(
    ['webhooks', webhook_id, 'health'],
    (api, at) => api.GET(`${webhookPath}/health`, at({ webhook_id })),
    {
      refetchInterval: webhookInterval,
    },
  );

export type DeliveryQuery = Omit<
  NonNullable<paths[`${typeof webhookPath}/deliveries`]['get']['parameters']['query']>,
  'cursor'
>;

/** Loads the deliveries of a webhook page by page, newest first. */
export function useDeliveries(webhookId: number, query: DeliveryQuery, enabled: boolean) {
  const readPage = useDeliveryPage(webhookId);
  const { id: organization_id } = useOrganization();
  return useInfiniteQuery({
    enabled,
    queryKey: [...webhookKey(organization_id, webhookId), 'deliveries', query],
    queryFn: ({ pageParam, signal }) => readPage({ ...query, ...(pageParam && { cursor: pageParam }) }, signal),
    initialPageParam: '',
    getNextPageParam: ({ next_cursor }) => next_cursor,
    placeholderData: keepPreviousData,
  });
}

/** Returns a function that reads one page of deliveries. */
function useDeliveryPage(webhookId: number) {
  const { api, at } = useOrganizationApi();
  const { params } = at({ webhook_id: webhookId });
  return (query: DeliveryQuery & { cursor?: string }, signal: AbortSignal) =>
    dataOf(api.GET(`${webhookPath}/deliveries`, { params: { ...params, query }, signal }));
}

/** The number of deliveries with a state; `more` if there are more than were counted. */
export interface DeliveryCount {
  deliveries: number;
  more: boolean;
}

const pageSize = 200;
const maxPages = 5;

/** Counts the deliveries of a webhook that failed since a time, up to 1,000. */
export function useFailedDeliveries(webhookId: number, since: string, enabled: boolean) {
  const readPage = useDeliveryPage(webhookId);
  const { keyOf } = useOrganizationApi();
  return useQuery({
    enabled,
    // Not below the key of the webhook: counting again at every refresh would take too long.
    queryKey: keyOf('failed-deliveries', webhookId, since),
    queryFn: async ({ signal }): Promise<DeliveryCount> => {
      let deliveries = 0;
      let cursor: string | null = '';
      for (let page = 0; page < maxPages && cursor !== null; page++) {
        const query: DeliveryQuery = { state: 'failed', limit: pageSize, created_at_from: since };
        const { data, next_cursor } = await readPage({ ...query, ...(cursor && { cursor }) }, signal);
        deliveries += data.filter(({ test }) => !test).length;
        cursor = next_cursor;
      }
      return { deliveries, more: cursor !== null };
    },
  });
}

/** Loads the request and the response of an attempt. They no longer change once it was made. */
export const useAttempt = (webhook_id: number, { id: log_id, status }: schemas.WebhookDeliveryAttempt) =>
  useOrganizationQuery(
    ['webhooks', webhook_id, 'attempts', log_id, status],
    (api, at) => api.GET(`${webhookPath}/attempts/{log_id}`, at({ webhook_id, log_id })),
    { placeholderData: keepPreviousData, staleTime: status === 'pending' ? 0 : 'static' },
  );

/** Delivers an event to a webhook again. */
export function useRedeliverEvent() {
  const { api, id, at } = useOrganizationApi();
  return useMutation({
    // Reloads the health and the deliveries, as every change of the organization does.
    mutationKey: [id, 'webhooks', 'redeliver'],
    mutationFn: ({ webhookId, eventId }: { webhookId: number; eventId: string }) =>
      dataOf(api.POST(`${webhookPath}/deliveries`, { ...at({ webhook_id: webhookId }), body: { event_id: eventId } })),
  });
}

/**
 * Reloads a webhook, its health and its deliveries at the same time every three seconds while the page is visible, so
 * that the numbers agree with the list.
 * @param deliveries whether the deliveries are reloaded too
 */
export function useLiveRefresh(webhookId: number, deliveries: boolean): void {
  const client = useQueryClient();
  const { id, queries } = useOrganization();
  useEffect(() => {
    const all = webhookKey(id, webhookId);
    const keys = [queries.webhooks.keys.record(webhookId), deliveries ? all : [...all, 'health']];
    const timer = setInterval(() => {
      if (!focusManager.isFocused()) return;
      // A response that takes longer than the interval is still used.
      for (const queryKey of keys) void client.invalidateQueries({ queryKey }, { cancelRefetch: false });
    }, liveInterval);
    return () => clearInterval(timer);
  }, [client, id, queries, webhookId, deliveries]);
}
