import type { Webhook } from '@worklane/client';
import { RotateCcw } from 'lucide-react';
import { useOrganization } from '../../session/organization.tsx';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useRedeliverEvent } from './queries.ts';

interface RedeliverEventProps {
  webhook: Webhook;
  eventId: string;
}

/** Delivers an event again now, whatever its last attempt has come to. */
export function RedeliverEvent({ webhook, eventId }: RedeliverEventProps) {
  const { can } = useOrganization();
  const toast = useToast();
  const { mutate, isPending } = useRedeliverEvent();
  if (!can('webhooks.write') || webhook.status === 'disabled') return null;
  return (
    <Button
      variant="text"
      small
      pending={isPending}
      onClick={() =>
        mutate(
          { webhookId: webhook.id, eventId },
          { onSuccess: () => toast('Event redelivered'), onError: (error) => toast(error.message) },
        )
      }
    >
      <RotateCcw aria-hidden />
      Redeliver
    </Button>
  );
}
