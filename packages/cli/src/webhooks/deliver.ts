import type { Client, WebhookLog } from '@worklane/client';
import type { Invocation } from '../commands/invocation.ts';
import { type ExitCode, exitCodes } from '../exit-codes.ts';
import { pause } from '../time/pause.ts';
import { findLog } from './find-log.ts';
import { logText } from './log-text.ts';

/** Milliseconds between two requests for the result of a delivery. */
const pollInterval = 250;

/** Milliseconds: the time-out of a delivery is 15 seconds, after those before it. */
const maxWait = 30_000;

/** Sends a test message to a webhook, and prints its result. */
export const testWebhook = (
  invocation: Invocation,
  _options: object,
  [id]: readonly string[],
): Promise<ExitCode | undefined> => deliver(invocation, (client) => client.webhooks.test(Number(id)));

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
