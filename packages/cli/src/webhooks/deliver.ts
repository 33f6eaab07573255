import type { Client, WebhookLog, WebhookTestRequest } from '@worklane/client';
import { type EventType, eventTypes } from '@worklane/contract';
import type { Invocation } from '../commands/invocation.ts';
import { UsageError } from '../errors.ts';
import { type ExitCode, exitCodes } from '../exit-codes.ts';
import { suggestion } from '../suggestion.ts';
import { pause } from '../time/pause.ts';
import { readData } from '../trigger/json-data.ts';
import { type Body, contract } from '../trigger/sample-request.ts';
import { findLog } from './find-log.ts';
import { logText } from './log-text.ts';

/** Milliseconds between two requests for the result of a delivery. */
const pollInterval = 250;

/** Milliseconds: the time-out of a delivery is 15 seconds, after those before it. */
const maxWait = 30_000;

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
  const message = await testMessage(invocation, options);
  return deliver(invocation, (client) => client.webhooks.test(Number(id), message));
}

async function testMessage(
  { system }: Invocation,
  { event, data }: TestOptions,
): Promise<WebhookTestRequest | undefined> {
  if (event === undefined) {
    if (data !== undefined) throw new UsageError('--data requires --event.');
    return undefined;
  }
  const event_type = requireEventType(event);
  const fields = await readData(data === undefined ? {} : { data }, system);
  if (fields === undefined) return { event_type };
  const { example } = contract.message(event_type) as { example: { data: Body } };
  return { event_type, data: { ...example.data, ...fields } };
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
  const progress = output.progress(`Waiting for ${scheduled.url}`);
  const log = await finishedLog(client, scheduled, signal).finally(() => progress.stop());
  output.result(log, () => logText(output.stdout, log));
  if (log.status === 'succeeded') return undefined;
  if (log.status === 'failed') return exitCodes.partial;
  output.note(`The attempt is still pending. See: worklane webhooks log ${log.webhook_id} ${log.id}`);
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
