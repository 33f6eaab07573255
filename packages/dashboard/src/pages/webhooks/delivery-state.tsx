import type { schemas } from '@worklane/contract/dashboard';
import { useEffect, useState } from 'react';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { exactDateTimeTitle, RelativeTime } from '../../ui/date-time.tsx';
import { count, label } from '../../ui/labels.ts';

type WebhookDelivery = schemas.WebhookDelivery;
type State = WebhookDelivery['state'];

const tones: Readonly<Record<State, BadgeTone>> = { succeeded: 'success', waiting: 'warning', failed: 'error' };

/** The states by which deliveries are filtered. */
export const deliveryStates = Object.keys(tones) as readonly State[];

/** Returns the name of a state: a delivery that waits for its first attempt is not called a retry. */
export function deliveryStateLabel(state: string, attempts = 2): string {
  if (state !== 'waiting') return label(state);
  return attempts > 1 ? 'Retrying' : 'Waiting';
}

export const DeliveryStateBadge = ({ delivery: { state, attempt_count } }: { delivery: WebhookDelivery }) => (
  <Badge tone={tones[state]}>{deliveryStateLabel(state, attempt_count)}</Badge>
);

/** Shows the result of the last attempt that was made, the number of attempts and when the next one is due. */
export function DeliveryOutcome({
  delivery: { state, attempts, attempt_count, next_attempt_at },
}: DeliveryOutcomeProps) {
  const last = attempts.find(({ status }) => status !== 'pending');
  const made = attempt_count - (state === 'waiting' ? 1 : 0);
  return (
    <>
      {last && `${attemptResult(last)}${made > 1 ? `, ${count(made, 'attempt')}` : ''}`}
      {next_attempt_at !== null && (
        <>
          {last && '. '}
          {last ? 'Next attempt' : 'Due'} <DueTime at={next_attempt_at} />
        </>
      )}
    </>
  );
}

interface DeliveryOutcomeProps {
  delivery: WebhookDelivery;
}

/** Returns the response status or the error of an attempt with its duration: `500 in 12 ms`, `Timeout in 15,000 ms`. */
export function attemptResult({
  status,
  response_status,
  error_code,
  duration_ms,
}: schemas.WebhookDeliveryAttempt): string {
  if (status === 'pending') return 'Not sent yet';
  const outcome = response_status ?? errorLabels[error_code ?? 'unreachable'];
  return duration_ms === null ? `${outcome}` : `${outcome} in ${duration_ms.toLocaleString('en')} ms`;
}

const errorLabels: Readonly<Record<NonNullable<schemas.WebhookDeliveryAttempt['error_code']>, string>> = {
  dns_error: 'Host not found',
  connection_refused: 'Connection refused',
  connection_reset: 'Connection closed',
  unreachable: 'Address unreachable',
  tls_error: 'Certificate rejected',
  timeout: 'Timeout',
  blocked_address: 'Address not allowed',
  protocol_error: 'Invalid response',
  http_status: 'Rejected',
  webhook_disabled: 'Not sent, webhook disabled',
};

/** Shows in how long something is due: `in 4 minutes`; `now` from then on. */
export function DueTime({ at }: { at: string }) {
  return useIsDue(at) ? (
    <time dateTime={at} title={exactDateTimeTitle(at)}>
      now
    </time>
  ) : (
    <RelativeTime at={at} />
  );
}

/** Less than a second is no longer shown as a distance. */
const remaining = (at: string): number => Date.parse(at) - Date.now() - 1_000;

/** Returns whether a date-time has been reached. */
function useIsDue(at: string): boolean {
  const [dueAt, setDueAt] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setDueAt(at), Math.max(0, remaining(at)));
    return () => clearTimeout(timer);
  }, [at]);
  return dueAt === at || remaining(at) <= 0;
}
