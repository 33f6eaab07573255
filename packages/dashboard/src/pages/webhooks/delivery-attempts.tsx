import type { schemas } from '@worklane/contract/dashboard';
import { ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { label } from '../../ui/labels.ts';
import { QueryResult } from '../../ui/query-result.tsx';
import { AttemptDetails } from './attempt-details.tsx';
import styles from './delivery.module.css';
import { attemptResult } from './delivery-state.tsx';
import { DueTime } from './due-time.tsx';
import { useAttempt } from './queries.ts';

type Attempt = schemas.WebhookDeliveryAttempt;

interface DeliveryAttemptsProps {
  webhookId: number;
  delivery: schemas.WebhookDelivery;
}

/** The attempts of a delivery, newest first. The last one that was made is open. */
export function DeliveryAttempts({ webhookId, delivery: { attempts, attempt_count } }: DeliveryAttemptsProps) {
  const [opened] = useState(() => (attempts.find(({ status }) => status !== 'pending') ?? attempts[0])?.id);
  return (
    <>
      {attempt_count > attempts.length && (
        <p className="soft small">
          The last {attempts.length} of {attempt_count.toLocaleString('en')} attempts.
        </p>
      )}
      <ol className={styles.attempts} aria-label="Attempts, newest first" reversed>
        {attempts.map((attempt) => (
          <AttemptRow
            key={attempt.id}
            webhookId={webhookId}
            attempt={attempt}
            // A delivery without other attempts has nothing else to choose from.
            initiallyOpen={attempt.id === opened}
          />
        ))}
      </ol>
    </>
  );
}

const tones: Readonly<Record<Attempt['status'], BadgeTone>> = {
  pending: 'warning',
  succeeded: 'success',
  failed: 'error',
};

const triggerLabels: Readonly<Record<Attempt['trigger'], string>> = {
  event: 'Event',
  retry: 'Automatic retry',
  manual: 'Redelivery',
  test: 'Test event',
};

interface AttemptRowProps {
  webhookId: number;
  attempt: Attempt;
  initiallyOpen: boolean;
}

/** One attempt. It expands to its request and response. */
function AttemptRow({ webhookId, attempt, initiallyOpen }: AttemptRowProps) {
  const [open, setOpen] = useState(initiallyOpen);
  const id = useId();
  const { status, trigger, created_at } = attempt;
  return (
    <li className={styles.attempt}>
      <button type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        <ChevronRight aria-hidden />
        <span>Attempt {attempt.attempt}</span>
        <Badge tone={tones[status]}>{label(status)}</Badge>
        <span>
          {status === 'pending' ? (
            <>
              Due <DueTime at={created_at} />
            </>
          ) : (
            attemptResult(attempt)
          )}
        </span>
        <span className="soft">{triggerLabels[trigger]}</span>
        <span className={styles.time}>
          <DateTime at={created_at} />
        </span>
      </button>
      <div id={id} hidden={!open}>
        {open && <LoadedAttempt webhookId={webhookId} attempt={attempt} />}
      </div>
    </li>
  );
}

function LoadedAttempt({ webhookId, attempt }: Omit<AttemptRowProps, 'initiallyOpen'>) {
  const query = useAttempt(webhookId, attempt);
  return <QueryResult query={query}>{(log) => <AttemptDetails log={log} />}</QueryResult>;
}
