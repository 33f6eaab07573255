import { useMutation } from '@tanstack/react-query';
import type { Webhook } from '@worklane/client';
import { Pause, Play, Send } from 'lucide-react';
import { ConfirmDialog } from '../../ui/alert-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useWebhookActions } from './queries.ts';

export function SendTestEvent({ webhook: { id } }: { webhook: Webhook }) {
  const { test } = useWebhookActions();
  const toast = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: () => test(id),
    onSuccess: () => toast('Test event sent'),
    onError: (error) => toast(error.message),
  });
  return (
    <Button variant="secondary" pending={isPending} onClick={() => mutate()}>
      <Send aria-hidden />
      Send test event
    </Button>
  );
}

/** Enables a disabled webhook, or disables an enabled one after a confirmation. */
export function ToggleStatus({ webhook }: { webhook: Webhook }) {
  const { id, url, events, status } = webhook;
  const { replace } = useWebhookActions();
  const toast = useToast();
  const change = (status: Webhook['status']) => replace(id, { url, events, status });
  const { mutate, isPending } = useMutation({
    mutationFn: () => change('enabled'),
    onSuccess: () => toast('Webhook enabled'),
    onError: (error) => toast(error.message),
  });
  if (status === 'disabled') {
    return (
      <Button pending={isPending} onClick={() => mutate()}>
        <Play aria-hidden />
        Enable webhook
      </Button>
    );
  }
  return (
    <ConfirmDialog
      trigger={
        <>
          <Pause aria-hidden />
          Disable webhook
        </>
      }
      title="Disable this webhook?"
      description="Deliveries stop. Events that occur while the webhook is disabled are not delivered later, but stay available in the event feed."
      confirm="Disable webhook"
      action={async () => {
        await change('disabled');
        toast('Webhook disabled');
      }}
    />
  );
}
