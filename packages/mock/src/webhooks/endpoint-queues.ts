import type { DeliveryAttempt } from '@worklane/model';

/** The time in which deliveries are signed and retries wait. */
export interface DeliveryClock {
  now(): Date;
  /** Calls a function after a number of milliseconds. @returns a function that cancels the call */
  later(call: () => void, milliseconds: number): () => void;
}

/** The time of the machine, with which receivers compare the time of a signature. */
export const machineClock: DeliveryClock = {
  now: () => new Date(),
  later(call, milliseconds) {
    const timer = setTimeout(call, milliseconds);
    // In Node.js, the timer would keep the process running. In browsers it is a number.
    timer.unref?.();
    return () => clearTimeout(timer);
  },
};

export interface EndpointQueuesOptions {
  /** The time of the mock. */
  readonly now: () => Date;
  readonly clock: DeliveryClock;
}

/**
 * Makes delivery attempts when they are due: those of a webhook one after the other, so that tests see the events in their
 * order, and those of different webhooks independently. The service may send several to an endpoint at once.
 */
export class EndpointQueues {
  readonly #options: EndpointQueuesOptions;
  readonly #make: (attempt: DeliveryAttempt, signal: AbortSignal) => Promise<void>;
  /** The attempts that are due, by webhook; the first one is in flight. */
  #due = new Map<number, DeliveryAttempt[]>();
  /** The attempts that are due later, each with a function that cancels it. */
  #later = new Map<DeliveryAttempt, () => void>();
  #settled = Promise.withResolvers<void>();
  #stopped = new AbortController();

  /** @param make makes an attempt; its result no longer counts when the signal is aborted */
  constructor(options: EndpointQueuesOptions, make: (attempt: DeliveryAttempt, signal: AbortSignal) => Promise<void>) {
    this.#options = options;
    this.#make = make;
  }

  schedule(attempt: DeliveryAttempt): void {
    const milliseconds = Date.parse(attempt.log.created_at) - this.#options.now().getTime();
    if (milliseconds <= 0) {
      this.#enqueue(attempt);
      return;
    }
    this.#later.set(
      attempt,
      this.#options.clock.later(() => this.#enqueue(attempt), milliseconds),
    );
  }

  /** Returns the attempts that are due later, of a webhook or of all, and forgets them. */
  takeLater(webhookId?: number): DeliveryAttempt[] {
    const isTaken = ({ log }: DeliveryAttempt) => webhookId === undefined || log.webhook_id === webhookId;
    const attempts = [...this.#later.keys()].filter(isTaken);
    for (const attempt of attempts) {
      this.#later.get(attempt)?.();
      this.#later.delete(attempt);
    }
    return attempts;
  }

  /** Resolves when no attempt is due or in flight. */
  async settled(): Promise<void> {
    while (this.#due.size > 0) await this.#settled.promise;
  }

  /** Forgets all attempts and aborts those in flight. */
  clear(): void {
    this.#stopped.abort();
    this.#stopped = new AbortController();
    this.takeLater();
    this.#due = new Map();
    this.#notifySettled();
  }

  #enqueue(attempt: DeliveryAttempt): void {
    this.#later.delete(attempt);
    const { webhook_id } = attempt.log;
    const queue = this.#due.get(webhook_id);
    if (queue) {
      queue.push(attempt);
      return;
    }
    this.#due.set(webhook_id, [attempt]);
    void this.#makeDue(webhook_id, this.#due);
  }

  async #makeDue(webhookId: number, due: Map<number, DeliveryAttempt[]>): Promise<void> {
    const queue = due.get(webhookId) ?? [];
    const { signal } = this.#stopped;
    for (let [attempt] = queue; attempt && !signal.aborted; [attempt] = queue) {
      await this.#make(attempt, signal);
      queue.shift();
    }
    due.delete(webhookId);
    if (this.#due === due && due.size === 0) this.#notifySettled();
  }

  #notifySettled(): void {
    this.#settled.resolve();
    this.#settled = Promise.withResolvers();
  }
}
