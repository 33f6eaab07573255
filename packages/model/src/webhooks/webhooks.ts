import type { schemas } from '@worklane/contract';
import { ProblemError, type ViolationsOf } from '@worklane/contract/requests';
import type { EventLog } from '../events/event-log.ts';
import { newestFirstPage, type Page, type PageQuery } from '../newest-first-page.ts';
import { type Random, unpredictable } from '../random.ts';
import { type AttemptFilter, matches, normalized } from './attempt-log.ts';
import { type DeliveryAttempt, isTest } from './delivery-attempt.ts';
import { type AttemptQueue, DeliverySchedule } from './delivery-schedule.ts';
import { attemptsToRecover, lastAttemptNumber, recoveryStart, requireRecent } from './redelivery.ts';
import { testMessage } from './test-message.ts';
import { type Owner, requireEnabled, WebhookRegistry, type WebhookRegistrySnapshot } from './webhook-registry.ts';

export interface WebhooksOptions {
  /** Where the attempts wait that are to be made. */
  readonly queue: AttemptQueue;
  /** Returns a message in a version of the contract. Default: unchanged. */
  readonly inVersion?: (type: string, version: string, body: string) => string;
  /** Checks test messages. */
  readonly violationsOf: ViolationsOf;
  /** Default: the time of the machine. */
  readonly now?: () => Date;
  /** For secrets and IDs. Default: that of the platform. */
  readonly random?: Random;
  /** Spreads retries. Default: random. */
  readonly jitter?: Random;
}

/** Plain JSON. */
export interface WebhooksSnapshot {
  readonly registry: WebhookRegistrySnapshot;
  readonly dispatcher: { readonly attempts: readonly DeliveryAttempt[]; readonly lastId: number };
}

/** The webhooks of all organizations. Each event of the log is delivered to its subscribers. */
export class Webhooks {
  readonly registry: WebhookRegistry;
  readonly schedule: DeliverySchedule;
  readonly #queue: AttemptQueue;
  readonly #now: () => Date;
  readonly #forTests: Parameters<typeof testMessage>[3];
  readonly #unsubscribe: () => void;

  constructor(
    events: EventLog,
    {
      queue,
      violationsOf,
      now = () => new Date(),
      random = unpredictable,
      jitter = random,
      inVersion = (_type, _version, body) => body,
    }: WebhooksOptions,
  ) {
    const bodyOf = (event: { readonly type: string }, { id }: schemas.Webhook) => {
      const body = JSON.stringify(event);
      const version = this.registry.find(id)?.version;
      return version === undefined ? body : inVersion(event.type, version, body);
    };
    this.#queue = queue;
    this.#now = now;
    this.#forTests = { random, violationsOf };
    this.registry = new WebhookRegistry(now, random);
    this.schedule = new DeliverySchedule(this.registry, { queue, now, jitter });
    this.#unsubscribe = events.subscribe((event) => {
      const subscribers = this.registry.subscribersOf(event);
      if (subscribers.length === 0) return;
      for (const webhook of subscribers) {
        this.schedule.add({ webhook, message: event, body: bodyOf(event, webhook), trigger: 'event', attempt: 1 });
      }
    });
  }

  /** Deletes a webhook with its log and its pending deliveries. @throws ProblemError not_found */
  delete(owner: Owner, id: number): void {
    this.registry.remove(owner, id);
    this.schedule.log.remove(id);
  }

  /** Returns a page of the attempts of a webhook, newest first. @throws ProblemError invalid_parameter, not_found, invalid_cursor */
  logs(owner: Owner, id: number, { limit, cursor, ...query }: AttemptFilter & PageQuery): Page<schemas.WebhookLog> {
    const { webhook } = this.registry.get(owner, id);
    const filter = normalized(query);
    const attempts = this.schedule.log.of(id, this.#now()).filter((attempt) => matches(attempt, filter));
    // A pending attempt will be sent to the current URL.
    const logs = attempts.map(({ log }) => (log.status === 'pending' ? { ...log, url: webhook.url } : log));
    const list = ['webhook logs', owner, id, Object.entries(filter).sort()];
    return newestFirstPage(list, logs, { limit, ...(cursor !== undefined && { cursor }) });
  }

  /** Sends a test message. @throws ProblemError not_found, webhook_disabled, validation_failed */
  test(owner: Owner, id: number, request: schemas.WebhookTestRequest = { event_type: 'webhook.test' }) {
    const webhook = this.#enabled(owner, id);
    const message = testMessage(webhook, request, this.#now(), this.#forTests);
    return this.schedule.add({
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
    const attempts = this.schedule.log.of(id, this.#now());
    const original = attempts.find(({ log }) => log.id === logId)?.log;
    if (!original) throw new ProblemError('not_found', `No attempt ${logId} of webhook ${id}.`);
    requireRecent(original, this.#now());
    return this.#sendAgain(webhook, original, lastAttemptNumber(attempts, original.event_id) + 1);
  }

  /**
   * Sends again what failed since a time, and makes waiting retries now.
   * @throws ProblemError validation_failed, not_found, webhook_disabled
   */
  recover(owner: Owner, id: number, { since }: Partial<schemas.WebhookRecovery> = {}): schemas.WebhookRecoveryResult {
    const start = recoveryStart(since, this.#now());
    const webhook = this.#enabled(owner, id);
    const retried_now = this.schedule.retryNow(id);
    const failed = attemptsToRecover(this.schedule.log.of(id, this.#now()), start, this.#now());
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
    return this.schedule.add({
      webhook,
      message: { id, type },
      body: request.body,
      test: isTest(original),
      trigger: 'manual',
      attempt,
    });
  }

  snapshot(): WebhooksSnapshot {
    const { log } = this.schedule;
    return { registry: this.registry.snapshot(), dispatcher: { attempts: log.all(), lastId: log.lastId } };
  }

  /** Replaces all webhooks and deliveries, and queues those that are pending. */
  restore({ registry, dispatcher: { attempts, lastId } }: WebhooksSnapshot): void {
    this.registry.restore(registry);
    this.schedule.log.restore(attempts, lastId);
    for (const attempt of attempts) if (attempt.log.status === 'pending') this.#queue.schedule(attempt);
  }

  /** Ignores further events. */
  close(): void {
    this.#unsubscribe();
  }
}
