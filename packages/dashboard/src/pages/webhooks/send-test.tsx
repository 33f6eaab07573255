import type { Webhook } from '@worklane/client';
import { Send } from 'lucide-react';
import { useSending } from '../../forms/use-sending.ts';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/toasts.tsx';
import { useWebhookCalls } from './queries.ts';

/** Sends a signed test message, whose delivery appears in the list. */
export function SendTest({ webhook: { id } }: { webhook: Webhook }) {
  const calls = useWebhookCalls();
  const toast = useToast();
  const sending = useSending(() => calls.test(id));
  return (
    <Button
      look="quiet"
      pending={sending.isPending}
      onClick={() =>
        sending.mutate(undefined, {
          onSuccess: () => toast('The test is on its way'),
          onError: (error) => toast(error.message),
        })
      }
    >
      <Send aria-hidden />
      Send test
    </Button>
  );
}
