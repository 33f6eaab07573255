import type { schemas } from '@worklane/contract';
import { type EventLog, ProblemError } from '@worklane/model';
import { type AttemptFilter, matches } from './attempt-log.ts';
import type { Deliveries } from './deliveries.ts';
import { isTest } from './delivery-attempt.ts';
import { Dispatcher, type DispatcherSnapshot } from './dispatcher.ts';
import { attemptsToRecover, lastAttemptNumber, requireRecent } from './redelivery.ts';
import type { Send } from './sender.ts';
import { testMessage } from './test-message.ts';
import { requireEnabled } from './webhook-record.ts';
import { type Owner, WebhookRegistry, type WebhookRegistrySnapshot } from './webhook-registry.ts';

export interface WebhooksOptions {
  /** Sends the deliveries. */
  readonly send: Send;
  /** Default: the time of the machine. */
  readonly now?: () => Date;
  /** From 0 to 1; spreads retries. */
  readonly random?: () => number;
}

/** Plain JSON. */
export interface WebhooksSnapshot {
  readonly registry: WebhookRegistrySnapshot;
  readonly dispatcher: DispatcherSnapshot;
}

/** The webhooks of a mock. Each event of the log is delivered to its subscribers. */
export class Webhooks {
  readonly registry: WebhookRegistry;
  readonly #now: () => Date;
  readonly #dispatcher: Dispatcher;
  readonly #unsubscribe: () => void;

  constructor(events: EventLog, { send, now = () => new Date(), random = Math.random }: WebhooksOptions) {
    this.#now = now;
    this.registry = new WebhookRegistry(now);
    this.#dispatcher = new Dispatcher(this.registry, { send, now, random });
    this.#unsubscribe = events.subscribe((event) => {
      const subscribers = this.registry.subscribersOf(event);
      if (subscribers.length === 0) return;
      const body = JSON.stringify(event);
      for (const webhook of subscribers) {
        this.#dispatcher.schedule({ webhook, message: event, body, trigger: 'event', attempt: 1 });
      }
    });
  }

  get deliveries(): Deliveries {
    return this.#dispatcher.deliveries;
  }

  /** Deletes a webhook with its log and its pending deliveries. @throws ProblemError not_found */
  delete(owner: Owner, id: number): void {
    this.registry.remove(owner, id);
    this.#dispatcher.log.remove(id);
  }

  /** Returns the attempts of a webhook that match, newest first. @throws ProblemError not_found */
  logs(owner: Owner, id: number, filter: AttemptFilter): schemas.WebhookLog[] {
    const { webhook } = this.registry.get(owner, id);
    const attempts = this.#dispatcher.log.of(id, this.#now()).filter((attempt) => matches(attempt, filter));
    // A pending attempt will be sent to the current URL.
    return attempts.map(({ log }) => (log.status === 'pending' ? { ...log, url: webhook.url } : log));
  }

  /** Sends a test message. @throws ProblemError not_found, webhook_disabled, validation_failed */
  test(owner: Owner, id: number, request: schemas.WebhookTestRequest = { event_type: 'webhook.test' }) {
    const webhook = this.#enabled(owner, id);
    const message = testMessage(webhook, request, this.#now());
    return this.#dispatcher.schedule({
      webhook,
      message,
      body: JSON.stringify(message),
      test: true,
      trigger: 'test',
      attempt: 1,
    });
  }

  /** Sends the message of an attempt again. @throws ProblemError not_found, webhook_disabled */
  redeliver(owner: Owner, id: number, logId: number): schemas.WebhookLog {
    const webhook = this.#enabled(owner, id);
    const attempts = this.#dispatcher.log.of(id, this.#now());
    const original = attempts.find(({ log }) => log.id === logId)?.log;
    if (!original) throw new ProblemError('not_found', `No attempt ${logId} of webhook ${id}.`);
    requireRecent(original, this.#now());
    return this.#sendAgain(webhook, original, lastAttemptNumber(attempts, original.event_id) + 1);
  }

  /** Sends again what failed since a time, and makes waiting retries now. @throws ProblemError not_found, webhook_disabled */
  recover(owner: Owner, id: number, since: Date): schemas.WebhookRecoveryResult {
    const webhook = this.#enabled(owner, id);
    const retried_now = this.#dispatcher.retryNow(id);
    const failed = attemptsToRecover(this.#dispatcher.log.of(id, this.#now()), since, this.#now());
    for (const log of failed) this.#sendAgain(webhook, log, log.attempt + 1);
    return { scheduled: failed.length + retried_now, retried_now };
  }

  #enabled(owner: Owner, id: number): schemas.Webhook {
    const stored = this.registry.get(owner, id);
    requireEnabled(stored);
    return stored.webhook;
  }

  #sendAgain(webhook: schemas.Webhook, original: schemas.WebhookLog, attempt: number): schemas.WebhookLog {
    const { event_id: id, event_type: type, request } = original;
    return this.#dispatcher.schedule({
      webhook,
      message: { id, type },
      body: request.body,
      test: isTest(original),
      trigger: 'manual',
      attempt,
    });
  }

  snapshot(): WebhooksSnapshot {
    return { registry: this.registry.snapshot(), dispatcher: this.#dispatcher.snapshot() };
  }

  /** Replaces all webhooks and deliveries, and continues with those that are pending. */
  restore({ registry, dispatcher }: WebhooksSnapshot): void {
    this.registry.restore(registry);
    this.#dispatcher.restore(dispatcher);
  }

  /** Stops sending; aborts deliveries in flight. */
  close(): void {
    this.#unsubscribe();
    this.#dispatcher.stop();
  }
}
