import type { schemas } from '@worklane/contract';
import { AttemptLog } from './attempt-log.ts';
import { RecordedDeliveries } from './deliveries.ts';
import { type DeliveryAttempt, isTest, madeAttempt, type NewAttempt, pendingAttempt } from './delivery-attempt.ts';
import { EndpointQueues } from './endpoint-queues.ts';
import type { Send, SendOutcome } from './sender.ts';
import { deliveryHeaders } from './sign-delivery.ts';
import { type StoredWebhook, signingSecrets, withHealth } from './webhook-record.ts';
import type { WebhookRegistry } from './webhook-registry.ts';
import { isLocalReceiver } from './webhook-url.ts';

export interface DispatcherOptions {
  readonly send: Send;
  readonly now: () => Date;
  /** From 0 to 1; spreads retries. */
  readonly random: () => number;
}

export interface DispatcherSnapshot {
  readonly attempts: readonly DeliveryAttempt[];
  readonly lastId: number;
}

type ScheduledAttempt = Omit<NewAttempt, 'id' | 'dueAt'> & Partial<Pick<NewAttempt, 'dueAt'>>;

/** Schedules, signs, sends and logs the deliveries of all webhooks. */
export class Dispatcher {
  readonly log = new AttemptLog();
  readonly deliveries: RecordedDeliveries;
  readonly #registry: WebhookRegistry;
  readonly #options: DispatcherOptions;
  readonly #queues: EndpointQueues;

  constructor(registry: WebhookRegistry, options: DispatcherOptions) {
    this.#registry = registry;
    this.#options = options;
    this.#queues = new EndpointQueues(options.now, (attempt, signal) => this.#make(attempt, signal));
    this.deliveries = new RecordedDeliveries(this);
  }

  /** Adds a pending attempt to the log, and makes it when it is due: now by default. */
  schedule({ dueAt, ...attempt }: ScheduledAttempt): schemas.WebhookLog {
    const due = dueAt ?? this.#options.now().toISOString();
    const pending = pendingAttempt({ ...attempt, id: this.log.nextId(), dueAt: due });
    this.log.put(pending);
    this.#queues.schedule(pending);
    return pending.log;
  }

  /** Resolves when no attempt is due or in flight. */
  settled(): Promise<void> {
    return this.#queues.settled();
  }

  /** Makes the retries now that are due later: of a webhook, by a manual recovery, or of all. @returns how many */
  retryNow(webhookId?: number): number {
    const now = this.#options.now().toISOString();
    const later = this.#queues.takeLater(webhookId);
    for (const { log, retries } of later) {
      if (!this.#registry.find(log.webhook_id)) continue;
      const failed = this.log.of(log.webhook_id, this.#options.now()).find((each) => precedes(each.log, log));
      if (failed) this.log.put({ ...failed, log: { ...failed.log, next_attempt_at: now } });
      const manual = webhookId === undefined || log.trigger !== 'retry' ? {} : { trigger: 'manual' as const };
      const due = { log: { ...log, ...manual, created_at: now }, retries };
      this.log.put(due);
      this.#queues.schedule(due);
    }
    return later.length;
  }

  /** Stops sending. What is pending stays in the log. */
  stop(): void {
    this.#queues.clear();
  }

  snapshot(): DispatcherSnapshot {
    return { attempts: this.log.all(), lastId: this.log.lastId };
  }

  /** Continues with the pending attempts of a snapshot. */
  restore({ attempts, lastId }: DispatcherSnapshot): void {
    this.#queues.clear();
    this.deliveries.clear();
    this.log.restore(attempts, lastId);
    for (const attempt of attempts) {
      if (attempt.log.status === 'pending') this.#queues.schedule(attempt);
      else this.deliveries.add(attempt.log);
    }
  }

  /** Makes an attempt, unless its webhook has been deleted. */
  async #make({ log, retries }: DeliveryAttempt, signal: AbortSignal): Promise<void> {
    const { now, random } = this.#options;
    const stored = this.#registry.find(log.webhook_id);
    if (!stored) return;
    const sent = await this.#send(stored, log, signal);
    const current = this.#registry.find(log.webhook_id);
    if (!current || signal.aborted) return;
    const attempt = { log: { ...log, url: stored.webhook.url }, retries };
    const made = madeAttempt(attempt, { ...sent, now: now(), random });
    this.log.put(made);
    const { webhook } = this.#registry.put(withHealth(current, made.log, now()));
    if (made.log.next_attempt_at !== null) {
      this.schedule({
        webhook,
        message: { id: log.event_id, type: log.event_type },
        body: log.request.body,
        test: isTest(log),
        trigger: 'retry',
        attempt: log.attempt + 1,
        retries: retries + 1,
        dueAt: made.log.next_attempt_at,
      });
    }
    this.deliveries.add(made.log);
  }

  async #send(
    stored: StoredWebhook,
    { event_id: id, request: { headers, body } }: schemas.WebhookLog,
    signal: AbortSignal,
  ): Promise<{ headers: Record<string, string>; outcome: SendOutcome }> {
    const { status, url } = stored.webhook;
    if (status === 'disabled') return { headers, outcome: notSent.disabled };
    if (!isLocalReceiver(url)) return { headers, outcome: notSent.otherMachine };
    const secrets = signingSecrets(stored, this.#options.now());
    // Receivers compare the time of a signature with the clock of the machine, not with that of the mock.
    const signed = { ...headers, ...deliveryHeaders({ id, body, secrets, now: new Date() }) };
    return { headers: signed, outcome: await this.#options.send({ url, headers: signed, body, signal }) };
  }
}

const precedes = (failed: schemas.WebhookLog, retry: schemas.WebhookLog) =>
  failed.event_id === retry.event_id && failed.attempt === retry.attempt - 1;

const notSent = {
  disabled: {
    durationMs: 0,
    error: {
      code: 'webhook_disabled',
      detail: 'The delivery was not sent because the webhook was disabled.',
    },
  },
  otherMachine: {
    durationMs: 0,
    error: {
      code: 'blocked_address',
      detail: 'The mock delivers to receivers on this machine only, such as http://127.0.0.1:3000.',
    },
  },
} as const satisfies Record<string, SendOutcome>;
