import type { WebhookLog, WebhookLogQuery } from '@worklane/client';
import type { Invocation } from '../commands/invocation.ts';
import { findLog } from './find-log.ts';
import { exchangeText, logTable, logText } from './log-text.ts';

export interface ListLogsOptions {
  readonly status?: WebhookLog['status'];
  readonly event?: WebhookLog['event_type'];
  readonly since?: string;
  readonly limit: number;
  readonly cursor?: string;
}

/** Prints one page of the delivery attempts of a webhook, newest first. */
export async function listLogs(
  { openSession, output }: Invocation,
  { status, event, since, limit, cursor }: ListLogsOptions,
  [id]: readonly string[],
): Promise<undefined> {
  const { client } = await openSession();
  const query: WebhookLogQuery = { status, event_type: event, created_at_from: since, limit, cursor };
  const page = await client.webhooks.logs(Number(id), query);
  output.result(page, () => (page.data.length === 0 ? '' : logTable(output.stdout, page.data)));
  if (output.isJson) return;
  if (page.data.length === 0) output.note('No delivery attempts.');
  if (page.next_cursor) output.note(`More attempts: --cursor ${page.next_cursor}`);
}

/** Prints a delivery attempt with its request and response. */
export async function getLog(
  { openSession, output }: Invocation,
  _options: object,
  [id, logId]: readonly string[],
): Promise<undefined> {
  const { client } = await openSession();
  const log = await findLog(client, Number(id), Number(logId));
  output.result(log, () => `${logText(output.stdout, log)}\n\n${exchangeText(log)}`);
}

/** Sends all deliveries again that have failed since a time, and makes waiting retries now. */
export async function recoverWebhook(
  { openSession, output }: Invocation,
  { since }: { readonly since?: string },
  [id]: readonly string[],
): Promise<undefined> {
  const { client } = await openSession();
  const result = await client.webhooks.recover(Number(id), since === undefined ? {} : { since });
  output.result(result, () => {
    const { scheduled, retried_now } = result;
    return `Scheduled deliveries: ${scheduled}${retried_now > 0 ? `, of which ${retried_now} waited for a retry` : ''}`;
  });
}
