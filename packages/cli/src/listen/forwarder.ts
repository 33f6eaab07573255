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
export function forwarderTo({ url, secret, skipVerify, retries, onAttempt }: ForwarderOptions) {
  const queue: Delivery[] = [];
  const waiting = new Map<Delivery, NodeJS.Timeout>();
  let sending: Promise<void> | undefined;
  let progress = Promise.withResolvers<void>();
  let isStopped = false;
  let delivered = 0;
  let failed = 0;

  function enqueue(delivery: Delivery): void {
    queue.push(delivery);
    if (!isStopped) sending ??= sendAll();
  }

  async function sendAll(): Promise<void> {
    for (let next = queue.shift(); next; next = isStopped ? undefined : queue.shift()) {
      await send(next);
      progress.resolve();
      progress = Promise.withResolvers();
    }
    sending = undefined;
  }

  async function send({ event, number }: Delivery): Promise<void> {
    const startedAt = new Date();
    const { id, json: body } = event;
    const headers: Record<string, string> = await signDelivery({ id, body, secrets: [secret], now: startedAt });
    const outcome = await sendOverHttp({ url: url.href, headers, body, skipVerify });
    const schedule = { trigger: 'event', retries: number - 1, now: new Date(), random: Math.random } as const;
    const { error, nextAttemptAt } = attemptResult({ outcome, ...schedule });
    const next = retries ? nextAttemptAt : undefined;
    if (next) retry({ event, number: number + 1 }, next);
    else if (error) failed += 1;
    else delivered += 1;
    const { durationMs, response } = outcome;
    onAttempt({ event, number, startedAt, durationMs, requestHeaders: headers, response, error, nextAttemptAt: next });
  }

  function retry(delivery: Delivery, at: Date): void {
    const start = () => {
      waiting.delete(delivery);
      enqueue(delivery);
    };
    const timer = setTimeout(start, at.getTime() - Date.now());
    waiting.set(delivery, timer);
    if (isStopped) clearTimeout(timer);
  }

  return {
    /** Queues an event. Resolves when there is room for the next one. */
    async forward(event: ForwardedEvent): Promise<void> {
      enqueue({ event, number: 1 });
      while (queue.length >= maxQueued && !isStopped) await progress.promise;
    },
    /** Stops after the delivery in flight. */
    async stop(): Promise<DeliveryCounts> {
      isStopped = true;
      for (const timer of waiting.values()) clearTimeout(timer);
      progress.resolve();
      await sending;
      const repeated = queue.filter(({ number }) => number > 1).length;
      return { delivered, failed: failed + waiting.size + repeated, notSent: queue.length - repeated };
    },
  };
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
