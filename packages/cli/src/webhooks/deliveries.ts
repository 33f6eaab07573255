import type { Client, WebhookLog, WebhookLogQuery, WebhookTestRequest } from '@worklane/client';
import { deliveryRules, type EventType, eventTypes } from '@worklane/contract';
import { parseData } from '@worklane/contract/command-line';
import { suggestion } from '@worklane/contract/similar-name';
import type { Invocation } from '../command/invocation.ts';
import { type Body, contract } from '../contract.ts';
import { CliError, type ExitCode, exitCodes, UsageError } from '../errors.ts';
import { pause } from '../terminal/process-system.ts';
import type { Style, TextStream } from '../terminal/system.ts';
import { formatFields, formatTable } from '../terminal/table.ts';

/** Milliseconds between two requests for the result of a delivery. */
const pollInterval = 250;

/** Milliseconds: the attempt of a delivery waits for others, and ends before its lease. */
const maxWait = deliveryRules.leaseSeconds * 1000;

export interface TestOptions {
  readonly event?: string;
  /** A JSON object. */
  readonly data?: string;
}

/** Sends a test message to a webhook, and prints its result. @throws UsageError */
export async function testWebhook(
  invocation: Invocation,
  options: TestOptions,
  [id]: readonly string[],
): Promise<ExitCode | undefined> {
  const message = testMessage(options);
  return deliver(invocation, (client) => client.webhooks.test(Number(id), message));
}

function testMessage({ event, data }: TestOptions): WebhookTestRequest | undefined {
  if (event === undefined) {
    if (data !== undefined) throw new UsageError('--data requires --event.');
    return undefined;
  }
  const event_type = requireEventType(event);
  if (data === undefined) return { event_type };
  const { example } = contract.message(event_type) as { example: { data: Body } };
  return { event_type, data: { ...example.data, ...parseData(data) } };
}

function requireEventType(name: string): EventType {
  const type = eventTypes.find((known) => known === name);
  if (type) return type;
  throw new UsageError(`Unknown event type "${name}".${suggestion(name, eventTypes)}`);
}

/** Sends the delivery of an attempt again, and prints its result. */
export const redeliverLog = (
  invocation: Invocation,
  _options: object,
  [id, logId]: readonly string[],
): Promise<ExitCode | undefined> =>
  deliver(invocation, (client) => client.webhooks.redeliverLog(Number(id), Number(logId)));

async function deliver(
  { openSession, output, system }: Invocation,
  schedule: (client: Client) => Promise<WebhookLog>,
): Promise<ExitCode | undefined> {
  const { client } = await openSession();
  const signal = system.interruption();
  const scheduled = await schedule(client);
  const log = await output.during(`Waiting for ${scheduled.url}`, () => finishedLog(client, scheduled, signal));
  output.result(log, () => logText(output.stdout, log));
  if (log.status === 'succeeded') return undefined;
  if (log.status === 'failed') return exitCodes.partial;
  output.note(`The attempt is still pending. See: worklane webhooks logs ${log.webhook_id}`);
  return signal.aborted ? exitCodes.interrupted : exitCodes.failed;
}

/** Returns an attempt as soon as it is finished; as it is on Ctrl+C and after half a minute. */
async function finishedLog(client: Client, scheduled: WebhookLog, signal: AbortSignal): Promise<WebhookLog> {
  const deadline = Date.now() + maxWait;
  let log = scheduled;
  while (log.status === 'pending' && Date.now() < deadline && !signal.aborted) {
    await pause(pollInterval, signal);
    log = await findLog(client, log.webhook_id, log.id);
  }
  return log;
}

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

/** Returns a delivery attempt of a webhook. The API has no operation for one, so the log is searched. @throws CliError */
export async function findLog(client: Client, webhookId: number, logId: number): Promise<WebhookLog> {
  for await (const log of client.webhooks.iterateLogs(webhookId, { limit: 100 })) {
    if (log.id === logId) return log;
    // Newest first, so that an older attempt ends the search.
    if (log.id < logId) break;
  }
  throw new CliError(
    `Webhook ${webhookId} has no attempt ${logId}. List them with: worklane webhooks logs ${webhookId}`,
  );
}

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

const durationText = ({ duration_ms }: WebhookLog): string | undefined =>
  duration_ms === null ? undefined : `${duration_ms} ms`;
