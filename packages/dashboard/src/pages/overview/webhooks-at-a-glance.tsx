import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { useOrganization } from '../../session/organization-context.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { HealthChart } from '../webhooks/health-chart.tsx';
import { useWebhookHealth, useWebhooks } from '../webhooks/queries.ts';
import { rateWords } from '../webhooks/rate-words.ts';
import styles from './overview.module.css';

const most = 5;

/** How the newest webhooks do; nothing as long as there are none. */
export function WebhooksAtAGlance() {
  const { id } = useOrganization();
  const webhooks = useWebhooks().data?.data ?? [];
  const health = useWebhookHealth().data?.data ?? [];
  if (webhooks.length === 0) return null;
  return (
    <Card
      title="Webhooks"
      lead="Deliveries of the last 24 hours."
      actions={
        <ButtonLink look="quiet" small to={paths.webhooks(id)}>
          All webhooks
        </ButtonLink>
      }
    >
      <ul className={styles.glance}>
        {webhooks.slice(0, most).map((webhook) => {
          const of = health.find(({ webhook_id }) => webhook_id === webhook.id);
          return (
            <li key={webhook.id}>
              <Link to={paths.webhook(id, webhook.id)}>{webhook.url}</Link>
              {of && <HealthChart hours={of.hours} />}
              <span className="soft number">{rateWords(of?.success_rate ?? null)}</span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
