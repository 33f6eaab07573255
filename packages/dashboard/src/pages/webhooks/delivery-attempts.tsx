import type { WebhookLog } from '@worklane/client';
import type { schemas } from '@worklane/contract/dashboard';
import { ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { type DescriptionItem, DescriptionList } from '../../ui/card.tsx';
import { CodeBlock } from '../../ui/code.tsx';
import { DateTime, exactDateTime } from '../../ui/date-time.tsx';
import { label } from '../../ui/labels.ts';
import { Notice } from '../../ui/notice.tsx';
import { QueryResult } from '../../ui/query-result.tsx';
import styles from './deliveries.module.css';
import { attemptResult, DueTime } from './delivery-state.tsx';
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

/** The error of a delivery attempt with advice, its times, its request and its response. */
function AttemptDetails({ log }: { log: WebhookLog }) {
  const { error, request, response } = log;
  return (
    <div className={styles.details}>
      {error && (
        <Notice tone="warning" title={error.detail}>
          <p>{failureAdvice[error.code]}</p>
        </Notice>
      )}
      <DescriptionList items={propertiesOf(log)} />
      <div className={styles.exchange}>
        <div className={styles.message}>
          <CodeBlock title="Request headers" code={headerLines(request.headers)} />
          <CodeBlock title="Request body" code={indented(request.body)} json />
        </div>
        {response && (
          <div className={styles.message}>
            <CodeBlock
              title={`Response ${response.status}: headers`}
              code={headerLines(response.headers) || 'No headers'}
            />
            <CodeBlock title="Response body, first 4 KiB" code={indented(response.body) || 'Empty'} json />
          </div>
        )}
      </div>
    </div>
  );
}

/** How to fix each kind of delivery failure. */
const failureAdvice: Readonly<Record<NonNullable<WebhookLog['error']>['code'], string>> = {
  dns_error: 'The host name has no address. Check the URL and the DNS records of the host.',
  connection_refused: 'No program listens on this port. Check that yours is running and that the firewall allows it.',
  connection_reset: 'The connection was closed before the response was complete. Check your program for crashes.',
  unreachable: 'The address cannot be reached. Check routes and firewalls.',
  tls_error: 'The certificate was rejected. It must be valid, issued for this host, and sent with its whole chain.',
  timeout: 'Respond before you process the event: put it into a queue and return 200 immediately.',
  blocked_address:
    'Use an https URL with a public address. During development, receive events on your machine with worklane listen.',
  protocol_error: 'The response was not valid HTTP. Check that the port belongs to a web server.',
  http_status: 'Only a 2xx status acknowledges a delivery. The response below may contain the reason.',
  webhook_disabled: 'Enable the webhook, then recover its deliveries.',
};

function propertiesOf({ id, url, created_at, duration_ms, next_attempt_at }: WebhookLog): DescriptionItem[] {
  return [
    ['URL', url],
    ['Due', exactDateTime(created_at)],
    ...(duration_ms === null ? [] : [['Duration', `${duration_ms.toLocaleString('en')} ms`] as const]),
    ...(next_attempt_at === null ? [] : [['Retry scheduled for', exactDateTime(next_attempt_at)] as const]),
    ['Log ID', id],
  ];
}

const headerLines = (headers: Readonly<Record<string, string>>): string =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');

/** Returns a body with indentation when it is JSON. */
function indented(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
