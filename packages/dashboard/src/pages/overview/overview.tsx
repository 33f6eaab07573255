import { BookOpen, FlaskConical, Table2 } from 'lucide-react';
import { Link } from 'react-router';
import { paths, servicePaths } from '../../paths.ts';
import { useOrganization } from '../../session/organization.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Card, LinkCard } from '../../ui/card.tsx';
import { Page } from '../../ui/page.tsx';
import { useWebhookHealth, useWebhooks } from '../webhooks/queries.ts';
import { HealthChart, successRateLabel } from '../webhooks/webhook-health.tsx';
import { Checklist } from './checklist.tsx';
import styles from './overview.module.css';

/** The start page of an organization. */
export function Overview() {
  const { id, name } = useOrganization();
  return (
    <Page title={name} description={`Organization ID: ${id}. It is part of every API path.`}>
      <Checklist />
      <WebhookSummary />
      <ul className={styles.links}>
        <li>
          <LinkCard to={paths.explorer(id)} className={styles.link}>
            <Table2 aria-hidden />
            <b>Explorer</b>
            <span className="soft">Browse records, create test data, and see the API request for each step.</span>
          </LinkCard>
        </li>
        <li>
          <LinkCard to={servicePaths.reference} external className={styles.link}>
            <BookOpen aria-hidden />
            <b>API reference</b>
            <span className="soft">Every operation, schema and error, generated from the contract.</span>
          </LinkCard>
        </li>
        <li>
          <LinkCard to={servicePaths.guides} external className={styles.link}>
            <FlaskConical aria-hidden />
            <b>Guides and mock server</b>
            <span className="soft">
              Develop without the service: <code>npm run mock</code> starts a mock API on port 4010.
            </span>
          </LinkCard>
        </li>
      </ul>
    </Page>
  );
}

const maxWebhooks = 5;

/** The health of the newest webhooks; nothing when there are none. */
function WebhookSummary() {
  const { id } = useOrganization();
  const webhooks = useWebhooks().data?.data ?? [];
  const health = useWebhookHealth().data?.data ?? [];
  if (webhooks.length === 0) return null;
  return (
    <Card
      title="Webhooks"
      description="Deliveries in the last 24 hours."
      actions={
        <ButtonLink variant="secondary" small to={paths.webhooks(id)}>
          View all webhooks
        </ButtonLink>
      }
    >
      <ul className={styles.webhooks}>
        {webhooks.slice(0, maxWebhooks).map((webhook) => {
          const own = health.find(({ webhook_id }) => webhook_id === webhook.id);
          return (
            <li key={webhook.id}>
              <Link to={paths.webhook(id, webhook.id)}>{webhook.url}</Link>
              {own && <HealthChart hours={own.hours} />}
              <span className="soft number">{successRateLabel(own?.success_rate ?? null)}</span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
