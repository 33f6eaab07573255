import { useMutation } from '@tanstack/react-query';
import type { Webhook } from '@worklane/client';
import type { schemas } from '@worklane/contract/dashboard';
import { History } from 'lucide-react';
import { useState } from 'react';
import { TextField } from '../../forms/field.tsx';
import { useOrganization } from '../../session/organization.tsx';
import { ConfirmDialog } from '../../ui/alert-dialog.tsx';
import { fromLocalInput, toLocalInput } from '../../ui/date-time.tsx';
import { useToast } from '../../ui/toast.tsx';
import { AffectedDeliveries, recoveryStart } from './affected-deliveries.tsx';
import { recoveryMessage } from './restore-deliveries.tsx';

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
