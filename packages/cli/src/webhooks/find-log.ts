import type { Client, WebhookLog } from '@worklane/client';
import { CliError } from '../errors.ts';

/** Returns a delivery attempt of a webhook. The API has no operation for one, so the log is searched. @throws CliError */
export async function findLog(client: Client, webhookId: number, logId: number): Promise<WebhookLog> {
  for await (const log of client.webhooks.iterateLogs(webhookId, { limit: 100 })) {
    if (log.id === logId) return log;
    // Newest first, so that an older attempt ends the search.
    if (log.id < logId) break;
  }
  throw new CliError(`Webhook ${webhookId} has no attempt ${logId} in its delivery log.`);
}
