import { deliveryRules, type schemas } from '@worklane/contract';
import { typeWidth } from '../events/feed.ts';
import type { TextStream } from '../terminal/system.ts';
import type { Attempt } from './forwarder.ts';

/** Returns one line about an attempt, and below it the bodies if they are printed. */
export function attemptText(
  { style }: Pick<TextStream, 'style'>,
  { event, number, startedAt, durationMs, response, error, nextAttemptAt }: Attempt,
  withBodies: boolean,
): string {
  const time = startedAt.toTimeString().slice(0, 8);
  const result = error ? style('red', String(response?.status ?? 'failed')) : style('green', String(response?.status));
  const columns = [style('dim', time), event.type.padEnd(typeWidth), event.id, result, `${durationMs} ms`];
  if (number > 1) columns.push(`attempt ${number}`);
  if (error) columns.push([error.detail, hint(error, response)].filter(Boolean).join(' '));
  if (nextAttemptAt) columns.push(`next attempt at ${nextAttemptAt.toTimeString().slice(0, 8)}`);
  const bodies = withBodies ? [indented(event.json), indented(response?.body ?? '', '< ')] : [];
  return [columns.join('  '), ...bodies.filter((body) => body !== '')].join('\n');
}

/** What to do on a machine of a developer. */
const hints: Partial<Record<schemas.DeliveryErrorCode, string>> = {
  connection_refused: 'Is your server running?',
  tls_error: 'Use --skip-verify to accept any certificate.',
  protocol_error: 'Does --to need https?',
};

const hint = ({ code }: schemas.WebhookLogError, response: Attempt['response']): string | undefined =>
  response?.status === deliveryRules.disablingStatus ? 'The service would disable the webhook.' : hints[code];

/** Returns a body as indented lines, JSON in its usual form. */
function indented(body: string, mark = ''): string {
  if (body === '') return '';
  const lines = formatted(body).split('\n');
  return lines.map((line) => `    ${mark}${line}`).join('\n');
}

function formatted(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), undefined, 2);
  } catch {
    return body.trimEnd();
  }
}
