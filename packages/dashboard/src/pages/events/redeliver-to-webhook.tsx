import type { Event } from '@worklane/client';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { useOrganization } from '../../session/organization.tsx';
import { Button } from '../../ui/button.tsx';
import input from '../../ui/input.module.css';
import { useToast } from '../../ui/toast.tsx';
import { useRedeliverEvent, useWebhooks } from '../webhooks/queries.ts';
import styles from './live-feed.module.css';

/** Delivers an event to a webhook that the user chooses, and opens the delivery. Nothing without an enabled webhook. */
export function RedeliverToWebhook({ event: { id: eventId, type } }: { event: Pick<Event, 'id' | 'type'> }) {
  const { id } = useOrganization();
  const navigate = useNavigate();
  const toast = useToast();
  const webhooks = (useWebhooks().data?.data ?? []).filter(({ status }) => status === 'enabled');
  const subscribed = webhooks.find(({ events }) => events.includes(type));
  const [chosen, setChosen] = useState<number>();
  const webhookId = chosen ?? (subscribed ?? webhooks[0])?.id;
  const { mutate, isPending } = useRedeliverEvent();
  if (webhookId === undefined) return null;
  const redeliver = () =>
    mutate(
      { webhookId, eventId },
      {
        onSuccess: async () => {
          toast('Event redelivered');
          await navigate(paths.webhook(id, webhookId), { state: { openDelivery: eventId } });
        },
        onError: (error) => toast(error.message),
      },
    );
  return (
    <div className={styles.redeliver}>
      <label>
        <span className="visually-hidden">Webhook</span>
        <select className={input.input} value={webhookId} onChange={({ target }) => setChosen(Number(target.value))}>
          {webhooks.map((webhook) => (
            <option key={webhook.id} value={webhook.id}>
              {webhook.url}
            </option>
          ))}
        </select>
      </label>
      <Button variant="secondary" pending={isPending} onClick={redeliver}>
        <RotateCcw aria-hidden />
        Redeliver event
      </Button>
    </div>
  );
}
