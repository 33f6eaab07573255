import type { WebhookLog } from '@worklane/client';
import { ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Moment } from '../../ui/moment.tsx';
import { words } from '../../ui/words.ts';
import styles from './delivery.module.css';
import { DeliveryDetails } from './delivery-details.tsx';
import { deliveryTones } from './delivery-tones.ts';

/** One attempt in a row, which opens to all that is known of it. */
export function Delivery({ log }: { log: WebhookLog }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const { status, event_type, created_at } = log;
  const again = nextAttempt(log);
  return (
    <li className={styles.delivery}>
      <button type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        <ChevronRight aria-hidden />
        <Badge tone={deliveryTones[status]}>{words(status)}</Badge>
        <code>{event_type}</code>
        <span className={styles.result}>{result(log)}</span>
        <span className={styles.when}>
          {again === undefined ? (
            <Moment at={created_at} />
          ) : (
            <>
              again <Moment at={again} />
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

/** When it is tried again, as long as that is to come. */
const nextAttempt = ({ next_attempt_at }: WebhookLog): string | undefined =>
  next_attempt_at !== null && Date.parse(next_attempt_at) > Date.now() ? next_attempt_at : undefined;

/** What became of it, in few words. */
function result({ status, response, error, duration_ms, attempt }: WebhookLog): string {
  const nth = attempt > 1 ? `, attempt ${attempt}` : '';
  if (status === 'pending') return `to be sent${nth}`;
  const answer = response ? String(response.status) : words(error?.code ?? '');
  return `${answer} in ${(duration_ms ?? 0).toLocaleString('en')} ms${nth}`;
}
