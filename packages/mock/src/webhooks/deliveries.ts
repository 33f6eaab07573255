import type { Deliveries as Messages, schemas } from '@worklane/contract';
import { parseJson } from '@worklane/contract/json';

/** What deliveries wait for. */
interface Dispatcher {
  settled(): Promise<void>;
  retryNow(): void;
}

/** An attempt of a mock to deliver an event, as the delivery log has it. */
export interface Delivery extends Readonly<schemas.WebhookLog> {
  /** The parsed body of the request: an event, or the test message. */
  readonly event: Messages[keyof Messages];
}

/** The deliveries of a mock, for tests. */
export interface Deliveries {
  /** The attempts that were made, oldest first. */
  readonly attempts: readonly Delivery[];
  /** Returns the oldest attempt that no earlier call has returned. Waits for one if necessary. */
  next(): Promise<Delivery>;
  /** Resolves when everything that is due has been sent. Retries are due later: see retry. */
  settled(): Promise<void>;
  /** Makes all scheduled retries now instead of in seconds to hours, and resolves when they have been sent. */
  retry(): Promise<void>;
}

export class RecordedDeliveries implements Deliveries {
  readonly #dispatcher: Dispatcher;
  readonly #attempts: Delivery[] = [];
  #taken = 0;
  #change = Promise.withResolvers<void>();

  constructor(dispatcher: Dispatcher) {
    this.#dispatcher = dispatcher;
  }

  get attempts(): readonly Delivery[] {
    return this.#attempts;
  }

  async next(): Promise<Delivery> {
    for (;;) {
      const attempt = this.#attempts[this.#taken];
      if (attempt) {
        this.#taken += 1;
        return attempt;
      }
      await this.#change.promise;
    }
  }

  settled(): Promise<void> {
    return this.#dispatcher.settled();
  }

  retry(): Promise<void> {
    this.#dispatcher.retryNow();
    return this.#dispatcher.settled();
  }

  add(log: schemas.WebhookLog): void {
    this.#attempts.push({ ...log, event: parseJson(log.request.body) as Delivery['event'] });
    this.#change.resolve();
    this.#change = Promise.withResolvers();
  }

  clear(): void {
    this.#attempts.length = 0;
    this.#taken = 0;
  }
}
