import type { WebhookLog } from '@worklane/client';
import { ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { RelativeTime } from '../../ui/date-time.tsx';
import { label } from '../../ui/labels.ts';
import styles from './delivery.module.css';
import { DeliveryDetails } from './delivery-details.tsx';

export const statusTones: Readonly<Record<WebhookLog['status'], BadgeTone>> = {
  pending: 'warning',
  succeeded: 'success',
  failed: 'error',
};

/** One delivery attempt. It expands to its details. */
export function Delivery({ log }: { log: WebhookLog }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const { status, event_type, created_at } = log;
  const retryAt = futureRetry(log);
  return (
    <li className={styles.delivery}>
      <button type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        <ChevronRight aria-hidden />
        <Badge tone={statusTones[status]}>{label(status)}</Badge>
        <code>{event_type}</code>
        <span className={styles.result}>{result(log)}</span>
        <span className={styles.time}>
          {retryAt === undefined ? (
            <RelativeTime at={created_at} />
          ) : (
            <>
              Retry <RelativeTime at={retryAt} />
            </>
          )}
        </span>
      </button>
      <div id={id} hidden={!open}>
        {open && <DeliveryDetails log={log} />}
      </div>
    </li>
  );
}

/** Returns the time of the next attempt while it is in the future. */
const futureRetry = ({ next_attempt_at }: WebhookLog): string | undefined =>
  next_attempt_at !== null && Date.parse(next_attempt_at) > Date.now() ? next_attempt_at : undefined;

/** Returns the response status or the error of an attempt, with its duration. */
function result({ status, response, error, duration_ms, attempt }: WebhookLog): string {
  const suffix = attempt > 1 ? `, attempt ${attempt}` : '';
  if (status === 'pending') return `Not sent yet${suffix}`;
  const outcome = response ? String(response.status) : label(error?.code ?? '');
  return `${outcome} in ${(duration_ms ?? 0).toLocaleString('en')} ms${suffix}`;
}
