import { useQuery } from '@tanstack/react-query';
import type { Webhook } from '@worklane/client';
import type { schemas } from '@worklane/contract/dashboard';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { paths } from '../../paths.ts';
import { useOrganization } from '../../session/organization.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page, PageTabs } from '../../ui/page.tsx';
import { QueryResult } from '../../ui/query-result.tsx';
import { RevealedSecret, useRevealedSecret } from '../../ui/revealed-secret.tsx';
import { needsAttention, useHealthHistory, webhookInterval } from './queries.ts';
import { RecoverDeliveries } from './recover-deliveries.tsx';
import { RestoreDeliveries, waitsForRetry } from './restore-deliveries.tsx';
import { SendTestEvent } from './send-test-event.tsx';
import { ToggleStatus } from './toggle-status.tsx';
import { WebhookStateBadge, WebhookStateText, waitingLabel } from './webhook-state.tsx';
import styles from './webhooks.module.css';

/** The title, state, actions and tabs of the pages of one webhook. */
export function WebhookLayout({ children }: { children: (webhook: Webhook) => ReactNode }) {
  const { id, can, queries } = useOrganization();
  const webhookId = Number(useParams().id);
  const query = useQuery({ ...queries.webhooks.get(webhookId), refetchInterval: webhookInterval });
  const health = useHealthHistory(webhookId).data?.health;
  const { secret } = useRevealedSecret(`webhook ${webhookId}`);
  const webhook = query.data;
  return (
    <Page
      title={webhook?.url ?? 'Webhook'}
      status={health && <WebhookStateBadge health={health} />}
      description={webhook?.description}
      parent={{ to: paths.webhooks(id), name: 'Webhooks' }}
      actions={webhook && health && can('webhooks.write') && <Actions webhook={webhook} health={health} />}
    >
      {secret !== undefined && <RevealedSecret name="Signing secret" secret={secret} />}
      {webhook && health && <State webhook={webhook} health={health} />}
      <PageTabs
        label="Webhook"
        tabs={[
          { to: paths.webhook(id, webhookId), name: 'Deliveries' },
          ...(can('webhooks.write') ? [{ to: paths.webhookSettings(id, webhookId), name: 'Settings' }] : []),
        ]}
      />
      <QueryResult query={query}>{children}</QueryResult>
    </Page>
  );
}

interface WebhookProps {
  webhook: Webhook;
  health: schemas.WebhookHealth;
}

const Actions = ({ webhook, health }: WebhookProps) => (
  <>
    {webhook.status === 'enabled' && (
      <>
        <SendTestEvent webhook={webhook} />
        <RecoverDeliveries webhook={webhook} health={health} />
      </>
    )}
    <ToggleStatus webhook={webhook} />
  </>
);

/** Says what the state of the webhook means, with the action that changes it. */
function State({ webhook, health }: WebhookProps) {
  const text = <WebhookStateText webhook={webhook} health={health} />;
  const restore = <RestoreDeliveries webhook={webhook} health={health} small />;
  if (!needsAttention(health) && health.state !== 'disabled') {
    return (
      <div className={styles.state}>
        <p className="soft">
          {text}
          {waitsForRetry(health) && ` Waiting for the next attempt: ${waitingLabel(health.waiting)}.`}
        </p>
        {restore}
      </div>
    );
  }
  return (
    <Notice tone={needsAttention(health) ? 'error' : 'info'} title={text}>
      <p>{consequence(health)}</p>
      {restore}
    </Notice>
  );
}

/** Returns what a state means for the events of the organization. */
function consequence({ state, last_failure }: schemas.WebhookHealth): string {
  if (state !== 'failing') {
    return 'Events that occur while the webhook is disabled are not delivered later, but stay available in the event feed.';
  }
  const failure = last_failure === null ? '' : `${last_failure.detail} `;
  return `${failure}Failed deliveries are retried with growing intervals of up to 24 hours.`;
}
