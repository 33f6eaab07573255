import type { Webhook } from '@worklane/client';
import { Inbox } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { EmptyState } from '../../ui/empty-state.tsx';
import { QueryResult } from '../../ui/query-result.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import styles from './deliveries.module.css';
import { Delivery } from './delivery.tsx';
import { DeliveryFilters, type DeliveryFilterValues, useDeliveryFilters } from './delivery-filters.tsx';
import { useDeliveries, useLiveRefresh } from './queries.ts';
import { WebhookHealth } from './webhook-health.tsx';
import { WebhookLayout } from './webhook-layout.tsx';

/** The health and the deliveries of a webhook. */
export const Deliveries = () => (
  <WebhookLayout>{(webhook) => <HealthAndDeliveries key={webhook.id} webhook={webhook} />}</WebhookLayout>
);

/** A live list has at most this number of pages: each refresh loads all of them. */
const maxLivePages = 2;

function HealthAndDeliveries({ webhook }: { webhook: Webhook }) {
  const filters = useDeliveryFilters(webhook);
  const [live, setLive] = useState(true);
  const deliveries = useDeliveries(webhook.id, filters.query ?? {}, filters.query !== undefined);
  const showsOlder = (deliveries.data?.pages.length ?? 0) > maxLivePages;
  useLiveRefresh(webhook.id, live && !showsOlder);
  return (
    <>
      <WebhookHealth
        webhookId={webhook.id}
        onSelect={(from, to) => filters.set({ created_at_from: from, created_at_to: to })}
      />
      <section className={styles.deliveries} aria-label="Deliveries">
        <DeliveryFilters webhook={webhook} filters={filters} live={live} onLiveChange={setLive} />
        {live && showsOlder && <p className="soft small">Live updates are paused while older deliveries are shown.</p>}
        {filters.query === undefined ? (
          <p className="soft">
            Enter an event ID, such as <code>evt_01KJPSTSX0PSWN6NJYGGC61ZWA</code>, or a record, such as{' '}
            <code>task 26</code>.
          </p>
        ) : (
          <DeliveryList webhook={webhook} query={deliveries} filters={filters} />
        )}
      </section>
    </>
  );
}

interface DeliveryListProps {
  webhook: Webhook;
  query: ReturnType<typeof useDeliveries>;
  filters: DeliveryFilterValues;
}

function DeliveryList({ webhook, query, filters }: DeliveryListProps) {
  const { openDelivery } = (useLocation().state ?? {}) as { openDelivery?: string };
  useSearchOlderPages(query);
  return (
    <QueryResult query={query}>
      {({ pages }) => {
        // A delivery can move to another page between two requests.
        const deliveries = [
          ...new Map(pages.flatMap(({ data }) => data).map((each) => [each.event_id, each])).values(),
        ];
        return (
          <>
            {deliveries.length > 0 && (
              <ul className="raised" aria-busy={query.isPlaceholderData}>
                {deliveries.map((delivery) => (
                  <Delivery
                    key={delivery.event_id}
                    webhook={webhook}
                    delivery={delivery}
                    selected={delivery.event_id === openDelivery}
                  />
                ))}
              </ul>
            )}
            {deliveries.length === 0 && !query.hasNextPage && <NoDeliveries filtered={filters.active} />}
            <ShowMore query={query}>
              {query.isFetchingNextPage ? 'Loading older deliveries' : 'Show older deliveries'}
            </ShowMore>
          </>
        );
      }}
    </QueryResult>
  );
}

/** A page examines a few thousand attempts: as many empty pages as 100,000 attempts can have. */
const maxEmptyPages = 60;

/** Loads older pages until one has a delivery: a filtered page may be empty although older ones are not. */
function useSearchOlderPages({ data, hasNextPage, isFetching, fetchNextPage }: DeliveryListProps['query']): void {
  const pages = data?.pages ?? [];
  const emptyPages = pages.length - 1 - pages.findLastIndex((page) => page.data.length > 0);
  const search = hasNextPage && !isFetching && emptyPages > 0 && emptyPages < maxEmptyPages;
  useEffect(() => {
    if (search) void fetchNextPage();
  }, [search, fetchNextPage]);
}

const NoDeliveries = ({ filtered }: { filtered: boolean }) =>
  filtered ? (
    <p className="soft">No deliveries match these filters.</p>
  ) : (
    <EmptyState icon={Inbox} title="No deliveries yet">
      <p>
        The events that are delivered to this webhook are listed here for 30 days, each with its attempts. Send a test
        event, or change a record whose events you selected.
      </p>
    </EmptyState>
  );
