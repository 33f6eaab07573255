import type { Webhook as WebhookRecord } from '@worklane/client';
import type { schemas } from '@worklane/contract/dashboard';
import { Plus, Webhook } from 'lucide-react';
import { Link } from 'react-router';
import { paths, servicePaths } from '../../paths.ts';
import { useOrganization } from '../../session/organization.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { count } from '../../ui/labels.ts';
import { Page } from '../../ui/page.tsx';
import { QueryResult } from '../../ui/query-result.tsx';
import { useWebhookHealth, useWebhooks } from './queries.ts';
import { HealthChart, successRateLabel, WebhookStatus, waitingLabel } from './webhook-health.tsx';
import styles from './webhooks.module.css';

/** Lists the webhooks of the organization with their status and health. */
export function Webhooks() {
  const { id } = useOrganization();
  const query = useWebhooks();
  const health = useWebhookHealth();
  const create = (
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
              {webhooks.map((webhook) => (
                <Row
                  key={webhook.id}
                  webhook={webhook}
                  health={health.data?.data.find(({ webhook_id }) => webhook_id === webhook.id)}
                />
              ))}
            </ul>
          ) : (
            <EmptyState icon={Webhook} title="Create your first webhook" action={create}>
              <p>
                A webhook sends the events you choose to an https URL. Deliveries are signed, retried until they
                succeed, and logged here with request and response. To receive events on your machine during
                development, run <code>worklane listen</code> instead.{' '}
                <a href={servicePaths.webhooks}>Learn how to receive deliveries</a>
              </p>
            </EmptyState>
          )
        }
      </QueryResult>
    </Page>
  );
}

function Row({ webhook, health }: { webhook: WebhookRecord; health: schemas.WebhookHealth | undefined }) {
  const { id } = useOrganization();
  return (
    <li className={`raised ${styles.row}`}>
      <div className={styles.webhook}>
        <Link to={paths.webhook(id, webhook.id)}>{webhook.url}</Link>
        <p className="soft">
          {webhook.description ?? count(webhook.events.length, 'event')}
          {health !== undefined && health.waiting > 0 && `, ${waitingLabel(health.waiting)} waiting`}
        </p>
      </div>
      <div className={styles.health}>
        {health && <HealthChart hours={health.hours} />}
        <span className="number">{successRateLabel(health?.success_rate ?? null)}</span>
      </div>
      <WebhookStatus webhook={webhook} />
    </li>
  );
}
