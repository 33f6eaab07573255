import { useMutation } from '@tanstack/react-query';
import type { Webhook, WebhookRecoveryResult } from '@worklane/client';
import type { schemas } from '@worklane/contract/dashboard';
import { History, Play, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { TextField } from '../../forms/field.tsx';
import { useOrganization } from '../../session/organization.tsx';
import { ConfirmDialog } from '../../ui/alert-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { fromLocalInput, toLocalInput } from '../../ui/date-time.tsx';
import { count } from '../../ui/labels.ts';
import { ErrorNotice } from '../../ui/notice.tsx';
import { useToast } from '../../ui/toast.tsx';
import { type DeliveryCount, useFailedDeliveries } from './queries.ts';
import { waitingLabel } from './webhook-state.tsx';

interface RestoreDeliveriesProps {
  webhook: Webhook;
  health: schemas.WebhookHealth;
  small?: boolean;
}

/** The action that gets the deliveries of a webhook going again; none for a webhook that needs none. */
export function RestoreDeliveries({ webhook, health, small = false }: RestoreDeliveriesProps) {
  if (!useOrganization().can('webhooks.write')) return null;
  if (webhook.status === 'disabled') {
    return health.state === 'stopped' ? <EnableAndRecover webhook={webhook} health={health} small={small} /> : null;
  }
  return health.state === 'failing' || waitsForRetry(health) ? (
    <RetryNow webhook={webhook} small={small} urgent={health.state === 'failing'} />
  ) : null;
}

/** Returns whether deliveries wait for a time in the future; those that are due now need no retry. */
export const waitsForRetry = ({ next_attempt_at }: schemas.WebhookHealth): boolean =>
  next_attempt_at !== null && Date.parse(next_attempt_at) > Date.now();

interface ActionProps {
  webhook: Webhook;
  small: boolean;
}

/** Sends everything now that has failed or waits for its next attempt. */
function RetryNow({ webhook: { id }, small, urgent }: ActionProps & { urgent: boolean }) {
  const { webhooks } = useOrganization().queries;
  const toast = useToast();
  const { mutate, isPending } = useMutation({
    ...webhooks.recover(),
    onSuccess: (result) => toast(recoveryMessage(result)),
    onError: (error) => toast(error.message),
  });
  return (
    <Button variant={urgent ? 'primary' : 'secondary'} small={small} pending={isPending} onClick={() => mutate({ id })}>
      <RotateCw aria-hidden />
      Retry now
    </Button>
  );
}

/** Enables a webhook that the service disabled, and sends everything that has failed, after a confirmation. */
function EnableAndRecover({
  webhook: { id, url, events },
  health,
  small,
}: ActionProps & { health: schemas.WebhookHealth }) {
  const { webhooks } = useOrganization().queries;
  const toast = useToast();
  const enable = useMutation(webhooks.replace());
  const recover = useMutation(webhooks.recover());
  const [since] = useState(() => recoveryStart(health));
  return (
    <ConfirmDialog
      trigger="Enable and recover"
      icon={Play}
      triggerVariant="primary"
      small={small}
      title="Enable this webhook and recover its deliveries?"
      description={`Deliveries to ${url} start again, and every event of the last 30 days is sent again whose delivery has failed.`}
      variant="primary"
      action={async () => {
        await enable.mutateAsync({ id, webhook: { url, events, status: 'enabled' } });
        toast(`Webhook enabled. ${recoveryMessage(await recover.mutateAsync({ id }))}`);
      }}
    >
      <AffectedDeliveries webhookId={id} since={since} waiting={health.waiting} />
    </ConfirmDialog>
  );
}

/** Returns what a recovery has done: `12 events are sent now: 8 had failed, 4 were waiting`. */
function recoveryMessage({ scheduled, retried_now }: WebhookRecoveryResult): string {
  if (scheduled === 0) return 'Nothing to recover: no delivery has failed or is waiting';
  const verb = scheduled === 1 ? 'is' : 'are';
  const [failed, waiting] = [scheduled - retried_now, retried_now].map((number) => number.toLocaleString('en'));
  return `${count(scheduled, 'event')} ${verb} sent now: ${failed} had failed, ${waiting} ${retried_now === 1 ? 'was' : 'were'} waiting`;
}

interface RecoverDeliveriesProps {
  webhook: Webhook;
  health: schemas.WebhookHealth;
}

/** Sends the events again whose delivery has failed or waits. By default everything since the webhook began to fail. */
export function RecoverDeliveries({ webhook: { id }, health }: RecoverDeliveriesProps) {
  const { mutateAsync } = useMutation(useOrganization().queries.webhooks.recover());
  const toast = useToast();
  const [since, setSince] = useState<string>();
  const start = since ?? toLocalInput(recoveryStart(health));
  return (
    <ConfirmDialog
      trigger="Recover deliveries"
      icon={History}
      title="Recover deliveries?"
      description="Sends the events again that have failed since this time, and retries waiting deliveries now."
      variant="primary"
      action={async () => {
        toast(recoveryMessage(await mutateAsync({ id, since: fromLocalInput(start) })));
        setSince(undefined);
      }}
    >
      <TextField pointer="/since" label="Since" type="datetime-local" value={start} onChange={setSince} />
      <AffectedDeliveries webhookId={id} since={fromLocalInput(start)} waiting={health.waiting} />
    </ConfirmDialog>
  );
}

const day = 86_400_000;

/** The first attempt that failed may have been due some time before it was made. */
const margin = 15 * 60_000;

/** Returns the time since which the webhook fails; otherwise the earliest time that the service accepts. */
function recoveryStart({ failing_since }: schemas.WebhookHealth): string {
  const earliest = Date.now() - 30 * day + margin;
  const failing = failing_since === null ? 0 : Date.parse(failing_since) - margin;
  return new Date(Math.max(earliest, failing)).toISOString();
}

interface AffectedDeliveriesProps {
  webhookId: number;
  /** When the recovery begins; empty while it is typed. */
  since: string;
  /** The number of waiting deliveries. */
  waiting: number;
}

/** Says how many deliveries a recovery affects. */
function AffectedDeliveries({ webhookId, since, waiting }: AffectedDeliveriesProps) {
  const { data, error } = useFailedDeliveries(webhookId, since, since !== '');
  if (error) return <ErrorNotice error={error} />;
  return (
    <p role="status">
      <b>{data ? failedLabel(data) : 'Counting'}</b> failed, <b>{waitingLabel(waiting)}</b> waiting
    </p>
  );
}

const failedLabel = ({ deliveries, more }: DeliveryCount): string =>
  more ? `${deliveries.toLocaleString('en')} or more` : deliveries.toLocaleString('en');
