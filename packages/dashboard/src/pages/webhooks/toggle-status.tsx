import { useMutation } from '@tanstack/react-query';
import type { Webhook } from '@worklane/client';
import { Pause, Play } from 'lucide-react';
import { useOrganization } from '../../session/organization.tsx';
import { ConfirmDialog } from '../../ui/alert-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/toast.tsx';

/** Enables a disabled webhook, or disables an enabled one after a confirmation. */
export function ToggleStatus({ webhook }: { webhook: Webhook }) {
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
