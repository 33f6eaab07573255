import { useMutation } from '@tanstack/react-query';
import type { Webhook, WebhookRecoveryResult } from '@worklane/client';
import type { schemas } from '@worklane/contract/dashboard';
import { Play, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { useOrganization } from '../../session/organization.tsx';
import { ConfirmDialog } from '../../ui/alert-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { count } from '../../ui/labels.ts';
import { useToast } from '../../ui/toast.tsx';
import { AffectedDeliveries, recoveryStart } from './affected-deliveries.tsx';

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
export function recoveryMessage({ scheduled, retried_now }: WebhookRecoveryResult): string {
  if (scheduled === 0) return 'Nothing to recover: no delivery has failed or is waiting';
  const verb = scheduled === 1 ? 'is' : 'are';
  const [failed, waiting] = [scheduled - retried_now, retried_now].map((number) => number.toLocaleString('en'));
  return `${count(scheduled, 'event')} ${verb} sent now: ${failed} had failed, ${waiting} ${retried_now === 1 ? 'was' : 'were'} waiting`;
}
