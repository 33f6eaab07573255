import type { schemas } from '@worklane/contract/dashboard';
import { BookOpen, Check, FlaskConical, Table2 } from 'lucide-react';
import { Link } from 'react-router';
import { paths, servicePaths } from '../../paths.ts';
import { useOrganization, useOrganizationQuery } from '../../session/organization.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Card, LinkCard } from '../../ui/card.tsx';
import { count } from '../../ui/labels.ts';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { QueryResult } from '../../ui/query-result.tsx';
import { HealthSparkline } from '../webhooks/health-chart.tsx';
import { needsAttention, useWebhookHealth, useWebhooksWithHealth } from '../webhooks/queries.ts';
import { RestoreDeliveries } from '../webhooks/restore-deliveries.tsx';
import { successRateLabel, WebhookStateBadge, WebhookStateText } from '../webhooks/webhook-state.tsx';
import styles from './overview.module.css';

/** The start page of an organization. */
export function Overview() {
  const { id, name } = useOrganization();
  return (
    <Page title={name} description={`Organization ID: ${id}. It is part of every API path.`}>
      <FailingWebhooks />
      <Checklist />
      <WebhookSummary />
      <ul className={styles.links}>
        <li>
          <LinkCard to={paths.explorer(id)} className={styles.link}>
            <Table2 aria-hidden />
            <b>Explorer</b>
            <span className="soft">Browse records, and create test data.</span>
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

/** The steps to a working integration. Completed steps are checked while the page is open. */
function Checklist() {
  const query = useOrganizationQuery(
    ['checklist'],
    (api, at) => api.GET('/dashboard/api/organizations/{organization_id}/checklist', at()),
    { refetchInterval: ({ state }) => (state.data && Object.values(state.data).every(Boolean) ? false : 3_000) },
  );
  return <QueryResult query={query}>{(completed) => <Steps completed={completed} />}</QueryResult>;
}

interface Step {
  key: keyof schemas.Checklist;
  name: string;
  description: string;
  action: string;
  to: string;
  /** Whether only owners can take the step. */
  forOwners?: boolean;
}

const stepsFor = (organization: number): readonly Step[] => [
  {
    key: 'application',
    name: 'Create an application',
    description: 'It holds the credentials and the scopes of your program.',
    action: 'Create application',
    to: paths.newApplication(organization),
    forOwners: true,
  },
  {
    key: 'token',
    name: 'Get an access token',
    description: 'Generate one for a private application, or request one with OAuth.',
    action: 'Open applications',
    to: paths.applications(organization),
  },
  {
    key: 'first_call',
    name: 'Send your first request',
    description: 'Run the curl command shown with the token.',
    action: 'Open applications',
    to: paths.applications(organization),
  },
  {
    key: 'webhook',
    name: 'Create a webhook',
    description: 'Choose the events that are sent to your URL.',
    action: 'Create webhook',
    to: paths.newWebhook(organization),
    forOwners: true,
  },
  {
    key: 'first_delivery',
    name: 'Receive your first delivery',
    description: 'Send a test event and respond to it with 2xx.',
    action: 'Open webhooks',
    to: paths.webhooks(organization),
  },
];

function Steps({ completed }: { completed: schemas.Checklist }) {
  const { id, role } = useOrganization();
  const steps = stepsFor(id);
  const remaining = steps.filter(({ key }) => !completed[key]);
  const next = remaining[0]?.key;
  const done = steps.length - remaining.length;
  const webhooksWork = useWebhooksWork();
  if (next === undefined) {
    if (!webhooksWork) return null;
    return <Card title="Setup complete" description="Your organization calls the API and receives its events." />;
  }
  return (
    <Card
      title="Get started"
      description={
        <>
          {done} of {steps.length} steps completed. Follow the <a href={servicePaths.guides}>guide</a> for details.
        </>
      }
    >
      <progress className={styles.progress} max={steps.length} value={done} aria-label="Progress" />
      <ol className={styles.steps}>
        {steps.map(({ key, name, description, action, to, forOwners = false }) => (
          <li key={key} className={completed[key] ? styles.done : undefined}>
            <span className={styles.tick}>{completed[key] && <Check aria-hidden />}</span>
            <div>
              <h3>
                <span className="visually-hidden">{completed[key] ? 'Done: ' : 'To do: '}</span>
                {name}
              </h3>
              {!completed[key] && <p className="soft">{description}</p>}
              {!completed[key] && forOwners && role !== 'owner' && <p className="soft">An owner can take this step.</p>}
            </div>
            {!completed[key] && (!forOwners || role === 'owner') && (
              <ButtonLink variant={key === next ? 'primary' : 'secondary'} small to={to}>
                {action}
              </ButtonLink>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}

const maxWebhooks = 5;

/** Returns whether the webhooks are known to work; false while their health loads. */
function useWebhooksWork(): boolean {
  const { data } = useWebhookHealth();
  return data !== undefined && !data.data.some(needsAttention);
}

/** The webhooks whose deliveries fail or were stopped, as an alert; nothing when there are none. */
function FailingWebhooks() {
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
function WebhookSummary() {
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
