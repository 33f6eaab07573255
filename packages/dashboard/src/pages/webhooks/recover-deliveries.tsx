import { useMutation } from '@tanstack/react-query';
import type { Webhook } from '@worklane/client';
import type { schemas } from '@worklane/contract/dashboard';
import { History } from 'lucide-react';
import { useState } from 'react';
import { TextField } from '../../forms/field.tsx';
import { useOrganization } from '../../session/organization.tsx';
import { ConfirmDialog } from '../../ui/alert-dialog.tsx';
import { fromLocalInput, toLocalInput } from '../../ui/date-time.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import { useToast } from '../../ui/toast.tsx';
import { type DeliveryCount, useFailedDeliveries } from './queries.ts';
import { recoveryMessage } from './restore-deliveries.tsx';
import { waitingLabel } from './webhook-state.tsx';

interface RecoverDeliveriesProps {
  webhook: Webhook;
  health: schemas.WebhookHealth;
}

/** Sends the events again whose delivery has failed or waits. By default everything since the webhook began to fail. */
export function RecoverDeliveries({ webhook: { id }, health }: RecoverDeliveriesProps) {
  const { mutateAsync } = useMutation(useOrganization().queries.webhooks.recover());
  const toast = useToast();
  const [since, setSince] = useState<string>();
  const start = since ?? toLocalInput(defaultStart(health));
  return (
    <ConfirmDialog
      trigger={
        <>
          <History aria-hidden />
          Recover deliveries
        </>
      }
      title="Recover deliveries?"
      description="Sends every event again that has failed since this time and not succeeded later, and retries those that wait now instead of later."
      confirm="Recover deliveries"
      variant="primary"
      action={async () => {
        toast(recoveryMessage(await mutateAsync({ id, since: fromLocalInput(start) })));
        setSince(undefined);
      }}
    >
      <TextField pointer="/since" label="Since" type="datetime-local" value={start} onChange={setSince} />
      <Affected webhookId={id} since={fromLocalInput(start)} waiting={health.waiting} />
    </ConfirmDialog>
  );
}

const day = 86_400_000;

/** The first attempt that failed may have been due some time before it was made. */
const margin = 15 * 60_000;

/** Returns the time since which the webhook fails; otherwise the earliest time that the service accepts. */
function defaultStart({ failing_since }: schemas.WebhookHealth): string {
  const earliest = Date.now() - 30 * day + margin;
  const failing = failing_since === null ? 0 : Date.parse(failing_since) - margin;
  return new Date(Math.max(earliest, failing)).toISOString();
}

/** Says how many deliveries a recovery affects. */
function Affected({ webhookId, since, waiting }: { webhookId: number; since: string; waiting: number }) {
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
