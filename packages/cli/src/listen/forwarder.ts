import type { schemas } from '@worklane/contract';
import { type AttemptResult, attemptResult } from '@worklane/contract/delivery';
import { sendOverHttp } from '@worklane/contract/delivery/node';
import { signDelivery } from '@worklane/webhooks/sign';

/** An event as the stream has it. */
export interface ForwardedEvent {
  readonly id: string;
  readonly type: string;
  /** The body of its delivery. */
  readonly json: string;
}

/** An attempt that was made to deliver an event. */
export interface Attempt extends AttemptResult {
  readonly event: ForwardedEvent;
  /** From 1. */
  readonly number: number;
  readonly startedAt: Date;
  readonly durationMs: number;
  readonly requestHeaders: Readonly<Record<string, string>>;
  readonly response: schemas.WebhookLogResponse | undefined;
}

export interface ForwarderOptions {
  readonly url: URL;
  readonly secret: string;
  readonly skipVerify: boolean;
  /** Whether failed deliveries are retried as the service does. */
  readonly retries: boolean;
  /** Is called with each attempt, in the order in which they end. */
  readonly onAttempt: (attempt: Attempt) => void;
}

/** The number of events by what became of them. */
export interface DeliveryCounts {
  readonly delivered: number;
  /** Events whose last attempt failed, including those that wait for a retry. */
  readonly failed: number;
  /** Events for which no attempt was made. */
  readonly notSent: number;
}

/** Events that wait for their first attempt, beyond which `forward` waits: they are in the feed of the service, too. */
const maxQueued = 1000;

interface Delivery {
  readonly event: ForwardedEvent;
  readonly number: number;
}

/**
 * Delivers events to a URL one after the other, in the order of the feed. An event that waits for a retry does not delay those
 * after it, as in the service.
 */
export class Forwarder {
  readonly #options: ForwarderOptions;
  readonly #queue: Delivery[] = [];
  readonly #waiting = new Map<Delivery, NodeJS.Timeout>();
  #sending: Promise<void> | undefined;
  #progress = Promise.withResolvers<void>();
  #isStopped = false;
  #delivered = 0;
  #failed = 0;

  constructor(options: ForwarderOptions) {
    this.#options = options;
  }

  /** Queues an event. Resolves when there is room for the next one. */
  async forward(event: ForwardedEvent): Promise<void> {
    this.#enqueue({ event, number: 1 });
    while (this.#queue.length >= maxQueued && !this.#isStopped) await this.#progress.promise;
  }

  /** Stops after the delivery in flight. */
  async stop(): Promise<DeliveryCounts> {
    this.#isStopped = true;
    for (const timer of this.#waiting.values()) clearTimeout(timer);
    this.#progress.resolve();
    await this.#sending;
    const retries = this.#queue.filter(({ number }) => number > 1).length;
    return {
      delivered: this.#delivered,
      failed: this.#failed + this.#waiting.size + retries,
      notSent: this.#queue.length - retries,
    };
  }

  #enqueue(delivery: Delivery): void {
    this.#queue.push(delivery);
    if (!this.#isStopped) this.#sending ??= this.#sendAll();
  }

  async #sendAll(): Promise<void> {
    for (let next = this.#queue.shift(); next; next = this.#isStopped ? undefined : this.#queue.shift()) {
      await this.#send(next);
      this.#progress.resolve();
      this.#progress = Promise.withResolvers();
    }
    this.#sending = undefined;
  }

  async #send({ event, number }: Delivery): Promise<void> {
    const { url, secret, skipVerify, retries, onAttempt } = this.#options;
    const startedAt = new Date();
    const { id, json: body } = event;
    const headers: Record<string, string> = await signDelivery({ id, body, secrets: [secret], now: startedAt });
    const outcome = await sendOverHttp({ url: url.href, headers, body, skipVerify });
    const schedule = { trigger: 'event', retries: number - 1, now: new Date(), random: Math.random } as const;
    const { error, nextAttemptAt } = attemptResult({ outcome, ...schedule });
    const next = retries ? nextAttemptAt : undefined;
    if (next) this.#retry({ event, number: number + 1 }, next);
    else if (error) this.#failed += 1;
    else this.#delivered += 1;
    const { durationMs, response } = outcome;
    onAttempt({ event, number, startedAt, durationMs, requestHeaders: headers, response, error, nextAttemptAt: next });
  }

  #retry(delivery: Delivery, at: Date): void {
    const start = () => {
      this.#waiting.delete(delivery);
      this.#enqueue(delivery);
    };
    const timer = setTimeout(start, at.getTime() - Date.now());
    this.#waiting.set(delivery, timer);
    if (this.#isStopped) clearTimeout(timer);
  }
}

/** Returns an attempt in the form of the delivery log of a webhook. */
export const attemptLog = (
  { event, number, startedAt, durationMs, requestHeaders, response, error, nextAttemptAt }: Attempt,
  url: URL,
  withBodies: boolean,
) => ({
  event_id: event.id,
  event_type: event.type,
  attempt: number,
  status: (error ? 'failed' : 'succeeded') satisfies schemas.WebhookLogStatus,
  url: url.href,
  ...(withBodies && { request: { headers: requestHeaders, body: event.json } }),
  response: response ? (withBodies ? response : { status: response.status }) : null,
  error: error ?? null,
  duration_ms: durationMs,
  created_at: startedAt.toISOString(),
  next_attempt_at: nextAttemptAt?.toISOString() ?? null,
});
