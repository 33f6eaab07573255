import type { schemas } from '@worklane/contract';
import type { DeliveryAttempt } from './delivery-attempt.ts';

const retention = 30 * 24 * 3_600_000;

/** The conditions of a list of attempts. Times are in milliseconds since 1970. */
export interface AttemptFilter {
  readonly status?: schemas.WebhookLogStatus | undefined;
  readonly event_type?: schemas.WebhookMessageType | undefined;
  /** The first time included. */
  readonly from?: number | undefined;
  /** The first time not included. */
  readonly to?: number | undefined;
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

export function matches({ log }: DeliveryAttempt, { status, event_type, from, to }: AttemptFilter): boolean {
  const createdAt = Date.parse(log.created_at);
  return (
    (status === undefined || log.status === status) &&
    (event_type === undefined || log.event_type === event_type) &&
    (from === undefined || createdAt >= from) &&
    (to === undefined || createdAt < to)
  );
}
