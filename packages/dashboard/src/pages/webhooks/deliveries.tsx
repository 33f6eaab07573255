import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { Webhook } from '@worklane/client';
import { Inbox } from 'lucide-react';
import { useState } from 'react';
import { useOrganization } from '../../session/organization.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { QueryResult } from '../../ui/query-result.tsx';
import styles from './deliveries.module.css';
import { Delivery } from './delivery.tsx';
import { DeliveryFilters, useDeliveryFilters } from './delivery-filters.tsx';
import { useWebhookHealth } from './queries.ts';
import { RecoverDeliveries } from './recover-deliveries.tsx';
import { HealthChart, successRateLabel, waitingLabel } from './webhook-health.tsx';
import { WebhookLayout } from './webhook-layout.tsx';

/** The health and the delivery log of a webhook. */
export const Deliveries = () => (
  <WebhookLayout>
    {(webhook) => (
      <>
        <Health webhook={webhook} />
        <DeliveryList webhook={webhook} />
      </>
    )}
  </WebhookLayout>
);

function Health({ webhook }: { webhook: Webhook }) {
  const { data } = useWebhookHealth();
  const health = data?.data.find(({ webhook_id }) => webhook_id === webhook.id);
  if (!health) return null;
  const failed = health.hours.reduce((total, hour) => total + hour.failed, 0);
  return (
    <dl className={`raised ${styles.health}`}>
      <div>
        <dt>Last 24 hours</dt>
        <dd>
          <HealthChart hours={health.hours} />
        </dd>
      </div>
      <div>
        <dt>Success rate</dt>
        <dd>{successRateLabel(health.success_rate)}</dd>
      </div>
      <div>
        <dt>Failed</dt>
        <dd>{failed.toLocaleString('en')}</dd>
      </div>
      <div>
        <dt>Waiting</dt>
        <dd>{waitingLabel(health.waiting)}</dd>
      </div>
    </dl>
  );
}

/** Milliseconds between two requests of a live list. */
const deliveryInterval = 3_000;

/** The delivery log of a webhook, newest first. A live list is refreshed while it has at most two pages. */
function DeliveryList({ webhook }: { webhook: Webhook }) {
  const [live, setLive] = useState(true);
  const filters = useDeliveryFilters();
  const { webhooks } = useOrganization().queries;
  const query = useInfiniteQuery({
    ...webhooks.infiniteLogs(webhook.id, { ...filters.query, limit: 25 }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => live && (state.data?.pages.length ?? 0) <= 2 && deliveryInterval,
  });
  return (
    <section className={styles.deliveries} aria-label="Deliveries">
      <div className={styles.bar}>
        <DeliveryFilters webhook={webhook} filters={filters} live={live} onLiveChange={setLive} />
        <RecoverDeliveries webhook={webhook} />
      </div>
      <QueryResult query={query}>
        {({ pages }) => {
          const logs = pages.flatMap(({ data }) => data);
          if (logs.length === 0 && !query.hasNextPage) return <NoDeliveries filtered={filters.active} />;
          return (
            <>
              <ul className="raised">
                {logs.map((log) => (
                  <Delivery key={log.id} log={log} />
                ))}
              </ul>
              {query.hasNextPage && (
                <Button variant="secondary" pending={query.isFetchingNextPage} onClick={() => query.fetchNextPage()}>
                  Show older deliveries
                </Button>
              )}
            </>
          );
        }}
      </QueryResult>
    </section>
  );
}

const NoDeliveries = ({ filtered }: { filtered: boolean }) =>
  filtered ? (
    <p className="soft">No deliveries match these filters.</p>
  ) : (
    <EmptyState icon={Inbox} title="No deliveries yet">
      <p>Every delivery attempt is logged here. Send a test event, or change a record whose events you selected.</p>
    </EmptyState>
  );
