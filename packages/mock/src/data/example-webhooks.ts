import { generateSecret } from '@worklane/contract/delivery';
import { exampleDeliveries } from '@worklane/contract/demo';
import { contract, type WebhooksSnapshot } from '@worklane/model';
import { startOfDay } from './demo-snapshot.ts';

/**
 * Returns the webhooks of the contract's examples and the attempts to deliver an event to one of them, yesterday, so that the
 * requests of the documentation work.
 */
export function exampleWebhooks(now: Date): WebhooksSnapshot {
  const { webhooks, logs } = exampleDeliveries(contract);
  const last = Math.max(...logs.map(({ created_at }) => Date.parse(created_at)));
  const shift = startOfDay(now).getTime() - startOfDay(new Date(last)).getTime() - 86_400_000;
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

const dateTime = /^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\dZ)?$/;

/** Returns an object with its dates and times moved by a number of milliseconds. */
function movedTimes<T extends object>(record: T, shift: number): T {
  const move = (value: unknown) => {
    if (typeof value !== 'string' || !dateTime.test(value)) return value;
    const timestamp = new Date(Date.parse(value) + shift).toISOString();
    return value.length === 10 ? timestamp.slice(0, 10) : timestamp.replace('.000Z', 'Z');
  };
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, move(value)])) as T;
}

const lastId = (items: readonly { readonly id: number }[]) => Math.max(...items.map(({ id }) => id));
