import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { useOrganization } from '../../session/organization.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { count } from '../../ui/labels.ts';
import { Notice } from '../../ui/notice.tsx';
import { HealthSparkline } from '../webhooks/health-chart.tsx';
import { needsAttention, useWebhookHealth, useWebhooksWithHealth } from '../webhooks/queries.ts';
import { RestoreDeliveries } from '../webhooks/restore-deliveries.tsx';
import { successRateLabel, WebhookStateBadge, WebhookStateText } from '../webhooks/webhook-state.tsx';
import styles from './webhook-summary.module.css';

const maxWebhooks = 5;

/** Returns whether the webhooks are known to work; false while their health loads. */
export function useWebhooksWork(): boolean {
  const { data } = useWebhookHealth();
  return data !== undefined && !data.data.some(needsAttention);
}

/** The webhooks whose deliveries fail or were stopped, as an alert; nothing when there are none. */
export function FailingWebhooks() {
  const { id } = useOrganization();
  const failing = useWebhooksWithHealth().flatMap(({ webhook, health }) =>
    health && needsAttention(health) ? [{ webhook, health }] : [],
  );
  if (failing.length === 0) return null;
  const title = `${count(failing.length, 'webhook')} ${failing.length === 1 ? 'needs' : 'need'} attention`;
  return (
    <Notice tone="error" title={title}>
      <ul className={styles.failing}>
        {failing.slice(0, maxWebhooks).map(({ webhook, health }) => (
          <li key={webhook.id}>
            <div>
              <Link to={paths.webhook(id, webhook.id)}>{webhook.url}</Link>
              <p>
                <WebhookStateText webhook={webhook} health={health} />
              </p>
            </div>
            <RestoreDeliveries webhook={webhook} health={health} small />
          </li>
        ))}
      </ul>
      {failing.length > maxWebhooks && <Link to={paths.webhooks(id)}>View all webhooks</Link>}
    </Notice>
  );
}

/** The health of the webhooks, the most urgent first; nothing when there are none. */
export function WebhookSummary() {
  const { id } = useOrganization();
  const webhooks = useWebhooksWithHealth();
  if (webhooks.length === 0) return null;
  return (
    <Card
      title="Webhooks"
      description="Delivery attempts in the last 24 hours."
      actions={
        <ButtonLink variant="secondary" small to={paths.webhooks(id)}>
          View all webhooks
        </ButtonLink>
      }
    >
      <ul className={styles.webhooks}>
        {webhooks.slice(0, maxWebhooks).map(({ webhook, health }) => (
          <li key={webhook.id}>
            <Link to={paths.webhook(id, webhook.id)}>{webhook.url}</Link>
            {health && (
              <>
                <WebhookStateBadge health={health} />
                <HealthSparkline periods={health.hours} length="hour" />
                <span className="soft number">
                  {health.success_rate !== null && successRateLabel(health.success_rate)}
                </span>
              </>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
