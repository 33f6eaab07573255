import type { schemas } from '@worklane/contract';
import { generateSecret } from '@worklane/contract/delivery';
import type { WebhooksSnapshot } from '@worklane/model';
import { startOfDay } from './calendar.ts';
import { daysToYesterday, movedTimes, responseExample } from './example-records.ts';

/**
 * Returns the webhooks of the contract's examples and the attempts to deliver an event to one of them, yesterday, so that the
 * requests of the documentation work.
 */
export function exampleWebhooks(now: Date): WebhooksSnapshot {
  const { data: webhooks } = responseExample('listWebhooks') as schemas.WebhookList;
  const { data: logs } = responseExample('listWebhookLogs') as schemas.WebhookLogList;
  const shift = daysToYesterday(
    startOfDay(now),
    logs.map(({ created_at }) => created_at),
  );
  const registry = webhooks.map((webhook) => ({
    // Their times are not moved: an example of a request repeats them.
    webhook,
    secret: generateSecret(),
    previous: null,
    older: [],
    failingSince: null,
  }));
  const attempts = logs.map((log) => {
    const body = JSON.stringify(movedTimes(JSON.parse(log.request.body), shift));
    return { log: { ...movedTimes(log, shift), request: { ...log.request, body } }, retries: log.attempt - 1 };
  });
  return {
    // Both lists are newest first.
    registry: { webhooks: registry.toReversed(), lastId: lastId(webhooks) },
    dispatcher: { attempts: attempts.toReversed(), lastId: lastId(logs) },
  };
}

const lastId = (items: readonly { readonly id: number }[]) => Math.max(...items.map(({ id }) => id));
