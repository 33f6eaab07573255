import type { Webhook } from '@worklane/client';
import { Pause, Play } from 'lucide-react';
import { useSending } from '../../forms/use-sending.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useToast } from '../../ui/toasts.tsx';
import { useWebhookCalls } from './queries.ts';

/** Stops deliveries, or lets them go on. */
export function StatusSwitch({ webhook }: { webhook: Webhook }) {
  const { id, url, events, description, status } = webhook;
  const calls = useWebhookCalls();
  const toast = useToast();
  const sending = useSending((next: Webhook['status']) =>
    calls.replace(id, { url, events, description, status: next }),
  );
  if (status === 'disabled') {
    return (
      <Button
        pending={sending.isPending}
        onClick={() =>
          sending.mutate('enabled', {
            onSuccess: () => toast('The webhook is enabled'),
            onError: (error) => toast(error.message),
          })
        }
      >
        <Play aria-hidden />
        Enable
      </Button>
    );
  }
  return (
    <ConfirmDialog
      trigger={
        <>
          <Pause aria-hidden />
          Disable
        </>
      }
      title="Disable this webhook?"
      description="Nothing is sent to it, and events that happen meanwhile are not delivered to it later. The event feed has them."
      confirm="Disable"
      action={async () => {
        await sending.mutateAsync('disabled');
        toast('The webhook is disabled');
      }}
    />
  );
}
