import { Plus, Webhook } from 'lucide-react';
import { Link } from 'react-router';
import { paths, servicePaths } from '../../paths.ts';
import { useOrganization } from '../../session/organization.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { count } from '../../ui/labels.ts';
import { EmptyState, Page } from '../../ui/page.tsx';
import { QueryResult } from '../../ui/query-result.tsx';
import { HealthSparkline } from './health-chart.tsx';
import { needsAttention, useWebhooks, useWebhooksWithHealth, type WebhookWithHealth } from './queries.ts';
import { RestoreDeliveries } from './restore-deliveries.tsx';
import { successRateLabel, WebhookStateBadge, WebhookStateText, waitingLabel } from './webhook-state.tsx';
import styles from './webhooks.module.css';

/** Lists the webhooks of the organization with their status and health. */
export function Webhooks() {
  const { id, can } = useOrganization();
  const query = useWebhooks();
  const withHealth = useWebhooksWithHealth();
  const create = can('webhooks.write') && (
    <ButtonLink to={paths.newWebhook(id)}>
      <Plus aria-hidden />
      Create webhook
    </ButtonLink>
  );
  return (
    <Page
      title="Webhooks"
      description="URLs that receive the events of your organization. Deliveries are signed, and retried until they succeed."
      actions={create}
    >
      <QueryResult query={query}>
        {({ data: webhooks }) =>
          webhooks.length > 0 ? (
            <ul className={styles.list}>
              {withHealth.map((each) => (
                <Row key={each.webhook.id} {...each} />
              ))}
            </ul>
          ) : (
            <EmptyState icon={Webhook} title={create ? 'Create your first webhook' : 'No webhooks yet'} action={create}>
              <p>
                A webhook sends the events you choose to an https URL. Deliveries are signed, retried until they
                succeed, and logged here with request and response. To receive events on your machine during
                development, run <code>worklane listen</code> instead.{' '}
                <a href={servicePaths.webhooks}>Learn how to receive deliveries</a>
                {!create && '. Your role does not include creating webhooks: ask an owner of your organization.'}
              </p>
            </EmptyState>
          )
        }
      </QueryResult>
    </Page>
  );
}

function Row({ webhook, health }: WebhookWithHealth) {
  const { id } = useOrganization();
  return (
    <li className={`raised ${styles.row}`}>
      <div className={styles.webhook}>
        <Link to={paths.webhook(id, webhook.id)}>{webhook.url}</Link>
        <p className="soft">
          {webhook.description ?? count(webhook.events.length, 'event')}
          {health !== undefined && health.waiting > 0 && `, ${waitingLabel(health.waiting)} waiting`}
        </p>
        {health && (
          <p className={needsAttention(health) ? styles.alert : 'soft small'}>
            <WebhookStateText webhook={webhook} health={health} />
          </p>
        )}
      </div>
      {health && (
        <>
          <div className={styles.health}>
            <HealthSparkline periods={health.hours} length="hour" />
            <span className="number">{health.success_rate !== null && successRateLabel(health.success_rate)}</span>
          </div>
          <div className={styles.actions}>
            <WebhookStateBadge health={health} />
            {needsAttention(health) && <RestoreDeliveries webhook={webhook} health={health} small />}
          </div>
        </>
      )}
    </li>
  );
}
