import type { Webhook } from '@worklane/client';
import type { schemas } from '@worklane/contract/dashboard';
import { ChevronRight, RotateCcw } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { collectionOf } from '../../contract/collections.ts';
import { paths } from '../../paths.ts';
import { useOrganization } from '../../session/organization.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/code.tsx';
import { RelativeTime } from '../../ui/date-time.tsx';
import { label } from '../../ui/labels.ts';
import { useToast } from '../../ui/toast.tsx';
import styles from './deliveries.module.css';
import { DeliveryAttempts } from './delivery-attempts.tsx';
import { DeliveryOutcome, DeliveryStateBadge } from './delivery-state.tsx';
import { useRedeliverEvent } from './queries.ts';

interface DeliveryProps {
  webhook: Webhook;
  delivery: schemas.WebhookDelivery;
  /** Opens the row and scrolls to it, also when it is already shown. */
  selected: boolean;
}

/** The delivery of one event. It expands to its attempts. */
export function Delivery({ webhook, delivery, selected }: DeliveryProps) {
  const [open, setOpen] = useState(selected);
  const id = useId();
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!selected) return;
    setOpen(true);
    row.current?.scrollIntoView({ block: 'nearest' });
  }, [selected]);
  const { event_id, event_type, test, occurred_at } = delivery;
  return (
    <li ref={row} className={styles.delivery}>
      <div className={styles.row}>
        <button type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          <ChevronRight aria-hidden />
          <DeliveryStateBadge delivery={delivery} />
          <code>{event_type}</code>
          {test && <Badge>Test</Badge>}
        </button>
        <div className={styles.subject}>
          <RecordLink delivery={delivery} />
        </div>
        <span className={styles.time}>
          <RelativeTime at={occurred_at} />
        </span>
        <p className={styles.outcome}>
          <DeliveryOutcome delivery={delivery} />
        </p>
        <div className={styles.event}>
          <code>{event_id}</code>
          <CopyButton text={event_id} label="Copy event ID" iconOnly />
        </div>
        <div className={styles.action}>{!test && <RedeliverEvent webhook={webhook} eventId={event_id} />}</div>
      </div>
      <div id={id} hidden={!open} className={styles.content}>
        {open && <DeliveryAttempts webhookId={webhook.id} delivery={delivery} />}
      </div>
    </li>
  );
}

/** Links to the record that the event is about, by its name when the event occurred. */
function RecordLink({ delivery: { record, event_type } }: Pick<DeliveryProps, 'delivery'>) {
  const { id } = useOrganization();
  const resource = record && collectionOf(record.kind);
  if (!record || !resource) return null;
  const name = (
    <>
      <span className={styles.number}>
        {label(record.kind)} {record.id}
      </span>
      {record.name !== null && <span className={styles.name}>{record.name}</span>}
    </>
  );
  // A deleted record has no page.
  if (event_type.endsWith('.deleted')) return <span>{name}</span>;
  return <Link to={paths.record(id, resource.collection, record.id)}>{name}</Link>;
}

interface RedeliverEventProps {
  webhook: Webhook;
  eventId: string;
}

/** Delivers an event again now, whatever its last attempt has come to. */
function RedeliverEvent({ webhook, eventId }: RedeliverEventProps) {
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
