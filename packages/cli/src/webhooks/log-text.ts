import type { WebhookLog } from '@worklane/client';
import type { Style, TextStream } from '../terminal/system.ts';
import { formatFields, formatTable } from '../terminal/table.ts';

const statusStyles: Readonly<Record<WebhookLog['status'], Style>> = {
  succeeded: 'green',
  failed: 'red',
  pending: 'yellow',
};

/** Returns one line for each delivery attempt. */
export const logTable = (stdout: TextStream, logs: readonly WebhookLog[]): string =>
  formatTable(
    stdout,
    ['ID', 'Time', 'Status', 'Event', 'Attempt', 'Result', 'Duration', 'Event ID'],
    logs.map((log) => [
      log.id,
      log.created_at,
      stdout.style(statusStyles[log.status], log.status),
      log.event_type,
      `${log.attempt} (${log.trigger})`,
      log.response?.status ?? log.error?.code,
      durationText(log),
      log.event_id,
    ]),
  );

/** Returns what happened in a delivery attempt. */
export const logText = (stdout: TextStream, log: WebhookLog): string =>
  formatFields(stdout, [
    ['ID', log.id],
    ['Status', stdout.style(statusStyles[log.status], log.status)],
    ['Event', `${log.event_type} ${log.event_id}`],
    ['Attempt', `${log.attempt} (${log.trigger})`],
    ['URL', log.url],
    ['Time', log.created_at],
    ['Duration', durationText(log)],
    ['Response', log.response?.status],
    ['Error', log.error && `${log.error.code}: ${log.error.detail}`],
    ['Next attempt', log.next_attempt_at],
  ]);

/** Returns the request and the response of a delivery attempt as HTTP messages. */
export function exchangeText({ url, request, response }: WebhookLog): string {
  const sent = [`POST ${url}`, ...headerLines(request.headers), '', request.body];
  const received = response && ['', String(response.status), ...headerLines(response.headers), '', response.body];
  return [...sent, ...(received ?? [])].join('\n');
}

const headerLines = (headers: Readonly<Record<string, string>>): string[] =>
  Object.entries(headers).map(([name, value]) => `${name}: ${value}`);

const durationText = ({ duration_ms }: WebhookLog): string | undefined =>
  duration_ms === null ? undefined : `${duration_ms} ms`;
