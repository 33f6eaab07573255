import { useMutation } from '@tanstack/react-query';
import type { Webhook } from '@worklane/client';
import { History } from 'lucide-react';
import { useState } from 'react';
import { TextField } from '../../forms/field.tsx';
import { useOrganization } from '../../session/organization.tsx';
import { ConfirmDialog } from '../../ui/alert-dialog.tsx';
import { fromLocalInput, toLocalInput } from '../../ui/date-time.tsx';
import { count } from '../../ui/labels.ts';
import { useToast } from '../../ui/toast.tsx';

/** Redelivers all events whose delivery failed since a date-time. */
export function RecoverDeliveries({ webhook: { id } }: { webhook: Webhook }) {
  const { mutateAsync } = useMutation(useOrganization().queries.webhooks.recover());
  const toast = useToast();
  const [since, setSince] = useState(yesterday);
  return (
    <ConfirmDialog
      trigger={
        <>
          <History aria-hidden />
          Recover deliveries
        </>
      }
      title="Recover failed deliveries?"
      description="Every event with a failed attempt since this time is sent again, unless another attempt succeeded or is pending."
      confirm="Recover deliveries"
      variant="primary"
      action={async () => {
        const { scheduled } = await mutateAsync({ id, since: fromLocalInput(since) });
        toast(scheduled === 0 ? 'No failed deliveries to recover' : `${count(scheduled, 'event')} scheduled`);
      }}
    >
      <TextField pointer="/since" label="Since" type="datetime-local" value={since} onChange={setSince} />
    </ConfirmDialog>
  );
}

const yesterday = (): string => toLocalInput(new Date(Date.now() - 86_400_000).toISOString());
