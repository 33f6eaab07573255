import type { WebhookLog } from '@worklane/client';
import { RotateCcw } from 'lucide-react';
import { useSending } from '../../forms/use-sending.ts';
import { Button } from '../../ui/button.tsx';
import { CodeBlock } from '../../ui/code-block.tsx';
import { exactMoment } from '../../ui/distance.ts';
import { Facts } from '../../ui/facts.tsx';
import { Moment } from '../../ui/moment.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ProblemNotice } from '../../ui/problem-notice.tsx';
import { useToast } from '../../ui/toasts.tsx';
import { words } from '../../ui/words.ts';
import styles from './delivery.module.css';
import { useWebhookCalls } from './queries.ts';
import { whatToDo } from './why-words.ts';

/** All that is known of one attempt: why it failed, what goes on, the request and the response as they were. */
export function DeliveryDetails({ log }: { log: WebhookLog }) {
  const { error, request, response } = log;
  return (
    <div className={styles.details}>
      {error && (
        <Notice tone="caution" title={error.detail}>
          <p>{whatToDo[error.code]}</p>
        </Notice>
      )}
      <Facts facts={factsOf(log)} />
      <div className={styles.exchange}>
        <div className={styles.message}>
          <CodeBlock title="Request headers" code={headerLines(request.headers)} />
          <CodeBlock title="Request body" code={pretty(request.body)} json />
        </div>
        {response && (
          <div className={styles.message}>
            <CodeBlock
              title={`Response ${response.status}: headers`}
              code={headerLines(response.headers) || 'No headers'}
            />
            <CodeBlock title="Response body, first 4 KiB" code={pretty(response.body) || 'Empty'} json />
          </div>
        )}
      </div>
      <Redeliver log={log} />
    </div>
  );
}

const factsOf = ({ id, event_id, attempt, trigger, url, created_at, duration_ms, next_attempt_at }: WebhookLog) => [
  ['Event', <code key="event">{event_id}</code>] as const,
  [
    'Attempt',
    `${attempt}, because of ${trigger === 'event' ? 'the event itself' : `a ${words(trigger).toLowerCase()}`} (log ${id})`,
  ] as const,
  ['Sent to', url] as const,
  ['Due', exactMoment(created_at)] as const,
  ...(duration_ms === null ? [] : [['Took', `${duration_ms.toLocaleString('en')} ms`] as const]),
  [
    'Next attempt',
    next_attempt_at === null ? (
      'None'
    ) : (
      <span key="next">
        <Moment at={next_attempt_at} />, {exactMoment(next_attempt_at)}
      </span>
    ),
  ] as const,
];

function Redeliver({ log }: { log: WebhookLog }) {
  const calls = useWebhookCalls();
  const toast = useToast();
  const sending = useSending(() => calls.redeliver(log.webhook_id, log.id));
  return (
    <>
      {sending.error && <ProblemNotice error={sending.error} />}
      <Button
        look="quiet"
        small
        pending={sending.isPending}
        onClick={() => sending.mutate(undefined, { onSuccess: () => toast('It is sent again') })}
      >
        <RotateCcw aria-hidden />
        Redeliver
      </Button>
    </>
  );
}

const headerLines = (headers: Readonly<Record<string, string>>): string =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');

/** Indented when it is JSON. */
function pretty(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
