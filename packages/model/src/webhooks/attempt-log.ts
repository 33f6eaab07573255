import type { schemas } from '@worklane/contract';
import { queryTime } from '@worklane/contract/requests';
import type { DeliveryAttempt } from './delivery-attempt.ts';

const retention = 30 * 24 * 3_600_000;

/** The conditions of a list of attempts. */
export interface AttemptFilter {
  readonly status?: schemas.WebhookLogStatus;
  readonly event_type?: schemas.WebhookMessageType;
  readonly created_at_from?: string;
  readonly created_at_to?: string;
}

/** The delivery attempts of all webhooks, pending and made, for 30 days. */
export class AttemptLog {
  /** By ID, oldest first, for each webhook. */
  #attempts = new Map<number, Map<number, DeliveryAttempt>>();
  #lastId = 0;

  /** The highest ID of an attempt. */
  get lastId(): number {
    return this.#lastId;
  }

  nextId(): number {
    this.#lastId += 1;
    return this.#lastId;
  }

  /** Adds an attempt, or replaces it. */
  put(attempt: DeliveryAttempt): void {
    const { id, webhook_id } = attempt.log;
    const ofWebhook = this.#attempts.get(webhook_id) ?? new Map();
    this.#attempts.set(webhook_id, ofWebhook.set(id, attempt));
  }

  /** Returns the attempts of a webhook, newest first, and forgets those that are too old. */
  of(webhookId: number, now: Date): DeliveryAttempt[] {
    const ofWebhook = this.#attempts.get(webhookId) ?? new Map<number, DeliveryAttempt>();
    for (const [id, { log }] of ofWebhook) {
      if (Date.parse(log.created_at) < now.getTime() - retention) ofWebhook.delete(id);
    }
    return [...ofWebhook.values()].reverse();
  }

  /** Removes the attempts of a webhook. */
  remove(webhookId: number): void {
    this.#attempts.delete(webhookId);
  }

  /** Returns all attempts in the order in which they were scheduled. */
  all(): DeliveryAttempt[] {
    const all = [...this.#attempts.values()].flatMap((ofWebhook) => [...ofWebhook.values()]);
    return all.sort((a, b) => a.log.id - b.log.id);
  }

  restore(attempts: readonly DeliveryAttempt[], lastId: number): void {
    this.#attempts = new Map();
    for (const attempt of attempts) this.put(attempt);
    this.#lastId = lastId;
  }
}

/** Returns a filter with its times in UTC. @throws ProblemError invalid_parameter */
export const normalized = ({ created_at_from, created_at_to, ...others }: AttemptFilter): AttemptFilter => ({
  ...others,
  ...(created_at_from !== undefined && { created_at_from: queryTime('created_at_from', created_at_from) }),
  ...(created_at_to !== undefined && { created_at_to: queryTime('created_at_to', created_at_to) }),
});

/** @param filter with its times in UTC */
export function matches({ log }: DeliveryAttempt, filter: AttemptFilter): boolean {
  const { status = log.status, event_type = log.event_type, created_at_from: from, created_at_to: to } = filter;
  const createdAt = Date.parse(log.created_at);
  return (
    log.status === status &&
    log.event_type === event_type &&
    (from === undefined || createdAt >= Date.parse(from)) &&
    (to === undefined || createdAt < Date.parse(to))
  );
}
