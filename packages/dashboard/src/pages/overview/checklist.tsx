import { useQuery } from '@tanstack/react-query';
import type { schemas } from '@worklane/contract/dashboard';
import { Check } from 'lucide-react';
import { paths, servicePaths } from '../../paths.ts';
import { dataOf } from '../../session/dashboard-api.ts';
import { useOrganization, useOrganizationApi } from '../../session/organization.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { QueryResult } from '../../ui/query-result.tsx';
import styles from './checklist.module.css';
import { useWebhooksWork } from './webhook-summary.tsx';

/** The steps to a working integration. Completed steps are checked while the page is open. */
export function Checklist() {
  const { api, at, keyOf } = useOrganizationApi();
  const query = useQuery({
    queryKey: keyOf('checklist'),
    queryFn: () => dataOf(api.GET('/dashboard/api/organizations/{organization_id}/checklist', at())),
    refetchInterval: ({ state }) => (state.data && Object.values(state.data).every(Boolean) ? false : 3_000),
  });
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
