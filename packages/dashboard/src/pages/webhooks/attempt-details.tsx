import type { WebhookLog } from '@worklane/client';
import type { schemas } from '@worklane/contract';
import { CodeBlock } from '../../ui/code.tsx';
import { exactDateTime } from '../../ui/date-time.tsx';
import { type DescriptionItem, DescriptionList } from '../../ui/description-list.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './delivery.module.css';

/** The error of a delivery attempt with advice, its times, its request and its response. */
export function AttemptDetails({ log }: { log: WebhookLog }) {
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
const failureAdvice: Readonly<Record<NonNullable<schemas.WebhookLog['error']>['code'], string>> = {
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
