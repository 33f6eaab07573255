import { AlertDialog } from '@base-ui/react/alert-dialog';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { Webhook } from '@worklane/client';
import type { schemas } from '@worklane/contract/dashboard';
import { Pause, Play, Send } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useParams } from 'react-router';
import { paths } from '../../paths.ts';
import { useOrganization } from '../../session/organization.tsx';
import { AlertDialogPopup, ConfirmDialog } from '../../ui/alert-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page, PageTabs } from '../../ui/page.tsx';
import { Loading, QueryResult } from '../../ui/query-result.tsx';
import { RevealedSecret, useRevealedSecret } from '../../ui/revealed-secret.tsx';
import { useToast } from '../../ui/toast.tsx';
import { needsAttention, useHealthHistory, webhookInterval } from './queries.ts';
import { RecoverDeliveries, RestoreDeliveries, waitsForRetry } from './restore-deliveries.tsx';
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

/** Enables a disabled webhook, or disables an enabled one after a confirmation. */
function ToggleStatus({ webhook }: { webhook: Webhook }) {
  const { id, url, events, status } = webhook;
  const { webhooks } = useOrganization().queries;
  const toast = useToast();
  const { mutate, mutateAsync, isPending } = useMutation({
    ...webhooks.replace(),
    onSuccess: ({ status }) => toast(`Webhook ${status}`),
  });
  const change = (status: Webhook['status']) => ({ id, webhook: { url, events, status } });
  if (status === 'disabled') {
    return (
      <Button
        variant="secondary"
        pending={isPending}
        onClick={() => mutate(change('enabled'), { onError: (error) => toast(error.message) })}
      >
        <Play aria-hidden />
        Enable webhook
      </Button>
    );
  }
  return (
    <ConfirmDialog
      trigger="Disable webhook"
      icon={Pause}
      title="Disable this webhook?"
      description="Deliveries stop. Events that occur while the webhook is disabled are not delivered later, but stay available in the event feed."
      action={() => mutateAsync(change('disabled'))}
    />
  );
}

/** Its script contains a sample of every event. */
const TestEventForm = lazy(async () => ({ default: (await import('./test-event-form.tsx')).TestEventForm }));

/** Opens a dialog that sends a test event to a webhook. */
export function SendTestEvent({ webhook }: { webhook: Webhook }) {
  const [open, setOpen] = useState(false);
  return (
    <AlertDialog.Root open={open} onOpenChange={setOpen}>
      <AlertDialog.Trigger render={<Button variant="secondary" />}>
        <Send aria-hidden />
        Send test event
      </AlertDialog.Trigger>
      <AlertDialogPopup
        title="Send a test event"
        description="Delivers a signed event with this content to the URL of the webhook. No record is changed, and a failed test is not retried."
      >
        <Suspense fallback={<Loading />}>
          <TestEventForm webhook={webhook} onSent={() => setOpen(false)} />
        </Suspense>
      </AlertDialogPopup>
    </AlertDialog.Root>
  );
}
