import type { Webhook } from '@worklane/client';
import { Inbox } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import styles from './deliveries.module.css';
import { Delivery } from './delivery.tsx';
import { DeliveryFilters } from './delivery-filters.tsx';
import { HealthChart } from './health-chart.tsx';
import { useDeliveries, useWebhookHealth } from './queries.ts';
import { rateWords } from './rate-words.ts';
import { RecoverDeliveries } from './recover-deliveries.tsx';
import { useLogFilters } from './use-log-filters.ts';
import { WebhookPage } from './webhook-page.tsx';
import { waitingWords } from './webhooks.tsx';

/** What was sent to a webhook, and what came back. */
export const Deliveries = () => (
  <WebhookPage>
    {(webhook) => (
      <>
        <Health webhook={webhook} />
        <DeliveryList webhook={webhook} />
      </>
    )}
  </WebhookPage>
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
        <dd>{rateWords(health.success_rate)}</dd>
      </div>
      <div>
        <dt>Failed</dt>
        <dd>{failed.toLocaleString('en')}</dd>
      </div>
      <div>
        <dt>Waiting</dt>
        <dd>{waitingWords(health.waiting)}</dd>
      </div>
    </dl>
  );
}

function DeliveryList({ webhook }: { webhook: Webhook }) {
  const [live, setLive] = useState(true);
  const filters = useLogFilters();
  const query = useDeliveries(webhook.id, filters.query, live);
  return (
    <section className={styles.deliveries} aria-label="Deliveries">
      <div className={styles.bar}>
        <DeliveryFilters webhook={webhook} filters={filters} live={live} onLive={setLive} />
        <RecoverDeliveries webhook={webhook} />
      </div>
      <Loaded query={query}>
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
                <Button look="quiet" pending={query.isFetchingNextPage} onClick={() => query.fetchNextPage()}>
                  Show older
                </Button>
              )}
            </>
          );
        }}
      </Loaded>
    </section>
  );
}

const NoDeliveries = ({ filtered }: { filtered: boolean }) =>
  filtered ? (
    <p className="soft">No delivery is like that. Change the filters.</p>
  ) : (
    <Empty icon={Inbox} title="Nothing was delivered yet">
      <p>Send a test, or change a record that you subscribed to: the delivery appears here at once.</p>
    </Empty>
  );
