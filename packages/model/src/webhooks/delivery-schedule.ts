import type { schemas } from '@worklane/contract';
import { type DeliveryOutcome, webhookDisabledError } from '@worklane/contract/delivery';
import type { Random } from '../random.ts';
import { AttemptLog } from './attempt-log.ts';
import { type DeliveryAttempt, isTest, madeAttempt, type NewAttempt, pendingAttempt } from './delivery-attempt.ts';
import { signingSecrets, type WebhookRegistry, withHealth } from './webhook-registry.ts';

/** Where attempts wait for the time of their log entry, `created_at`. */
export interface AttemptQueue {
  schedule(attempt: DeliveryAttempt): void;
  /** Returns the attempts that are due later, of a webhook or of all, and forgets them. */
  takeLater(webhookId?: number): DeliveryAttempt[];
}

export interface DeliveryScheduleOptions {
  readonly queue: AttemptQueue;
  readonly now: () => Date;
  /** Spreads retries. */
  readonly jitter: Random;
}

type ScheduledAttempt = Omit<NewAttempt, 'id' | 'dueAt'> & Partial<Pick<NewAttempt, 'dueAt'>>;

/** How an attempt is sent. */
export interface AttemptRequest {
  readonly url: string;
  /** Without the time and the signatures. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** The secrets that sign, the current one first. */
  readonly secrets: readonly string[];
  /** Why it is not sent after all. */
  readonly error?: schemas.WebhookLogError;
}

/** Decides when the deliveries of all webhooks are due, and logs them. */
export class DeliverySchedule {
  readonly log = new AttemptLog();
  readonly #registry: WebhookRegistry;
  readonly #options: DeliveryScheduleOptions;

  constructor(registry: WebhookRegistry, options: DeliveryScheduleOptions) {
    this.#registry = registry;
    this.#options = options;
  }

  /** Adds a pending attempt to the log and to the queue, due now by default. */
  add({ dueAt, ...attempt }: ScheduledAttempt): schemas.WebhookLog {
    const due = dueAt ?? this.#options.now().toISOString();
    const pending = pendingAttempt({ ...attempt, id: this.log.nextId(), dueAt: due });
    this.log.put(pending);
    this.#options.queue.schedule(pending);
    return pending.log;
  }

  /** Makes the retries due now that are due later: of a webhook, by a manual recovery, or of all. @returns how many */
  retryNow(webhookId?: number): number {
    const { now, queue } = this.#options;
    const created_at = now().toISOString();
    const later = queue.takeLater(webhookId);
    for (const { log, retries } of later) {
      if (!this.#registry.find(log.webhook_id)) continue;
      const failed = this.log.of(log.webhook_id, now()).find((each) => precedes(each.log, log));
      // A recovery comes before the retry that the log has announced. Tests skip the time until then.
      if (failed && webhookId === undefined) {
        this.log.put({ ...failed, log: { ...failed.log, next_attempt_at: created_at } });
      }
      const manual = webhookId === undefined || log.trigger !== 'retry' ? {} : { trigger: 'manual' as const };
      const due = { log: { ...log, ...manual, created_at }, retries };
      this.log.put(due);
      queue.schedule(due);
    }
    return later.length;
  }

  /** Returns how a due attempt is sent; undefined when its webhook has been deleted. */
  requestOf({ log }: DeliveryAttempt): AttemptRequest | undefined {
    const stored = this.#registry.find(log.webhook_id);
    if (!stored) return undefined;
    const { status, url } = stored.webhook;
    const secrets = signingSecrets(stored, this.#options.now());
    return { ...log.request, url, secrets, ...(status === 'disabled' && { error: webhookDisabledError }) };
  }

  /** Logs an attempt that was made, and schedules the next one. @returns undefined when its webhook has been deleted */
  complete(
    { log, retries }: DeliveryAttempt,
    { url, headers }: Pick<AttemptRequest, 'url' | 'headers'>,
    outcome: DeliveryOutcome,
  ): schemas.WebhookLog | undefined {
    const { now, jitter } = this.#options;
    const current = this.#registry.find(log.webhook_id);
    if (!current) return undefined;
    const made = madeAttempt({ log: { ...log, url }, retries }, { headers, outcome, now: now(), random: jitter });
    this.log.put(made);
    const { webhook } = this.#registry.put(withHealth(current, made.log, now()));
    if (made.log.next_attempt_at !== null) {
      this.add({
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
    return made.log;
  }
}

const precedes = (failed: schemas.WebhookLog, retry: schemas.WebhookLog) =>
  failed.event_id === retry.event_id && failed.attempt === retry.attempt - 1;
