import { events, type schemas } from '@worklane/contract';
import type { DeliveryOutcome, SendDelivery } from '@worklane/contract/delivery';
import {
  type DeliveryAttempt,
  deliveryHeaders,
  type EventLog,
  isLocalReceiver,
  Webhooks,
  type WebhooksSnapshot,
} from '@worklane/model';
import { bodyViolations, publicContract } from '../validation/public-contract.ts';
import { type Deliveries, RecordedDeliveries } from './deliveries.ts';
import { type DeliveryClock, EndpointQueues, machineClock } from './endpoint-queues.ts';

export interface DispatcherOptions {
  /** The time of the mock. */
  readonly now: () => Date;
  /** Default: the time of the machine. */
  readonly clock?: DeliveryClock;
  readonly send: SendDelivery;
  /** From 0 to 1; spreads retries. Default: random. */
  readonly jitter?: () => number;
}

/** Signs and sends the deliveries of all webhooks when they are due. */
export class Dispatcher {
  readonly webhooks: Webhooks;
  readonly #send: SendDelivery;
  readonly #clock: DeliveryClock;
  readonly #queues: EndpointQueues;
  readonly #deliveries: RecordedDeliveries;

  constructor(events: EventLog, { send, clock = machineClock, ...options }: DispatcherOptions) {
    this.#send = send;
    this.#clock = clock;
    this.#queues = new EndpointQueues({ now: options.now, clock }, (attempt, signal) => this.#make(attempt, signal));
    this.webhooks = new Webhooks(events, { ...options, violationsOf: bodyViolations, inVersion, queue: this.#queues });
    const { schedule } = this.webhooks;
    this.#deliveries = new RecordedDeliveries({
      settled: () => this.#queues.settled(),
      retryNow: () => void schedule.retryNow(),
    });
  }

  get deliveries(): Deliveries {
    return this.#deliveries;
  }

  /** Replaces all webhooks and deliveries, and continues with those that are pending. */
  restore(snapshot: WebhooksSnapshot): void {
    this.#queues.clear();
    this.#deliveries.clear();
    this.webhooks.restore(snapshot);
    for (const { log } of this.webhooks.schedule.log.all()) if (log.status !== 'pending') this.#deliveries.add(log);
  }

  /** Stops sending; aborts deliveries in flight. What is pending stays in the log. */
  close(): void {
    this.webhooks.close();
    this.#queues.clear();
  }

  async #make(attempt: DeliveryAttempt, signal: AbortSignal): Promise<void> {
    const { schedule } = this.webhooks;
    const request = schedule.requestOf(attempt);
    if (!request) return;
    const { url, headers, body, secrets, error } = request;
    const notSent = error ?? (isLocalReceiver(url) ? undefined : otherMachine);
    const signing = { id: attempt.log.event_id, body, secrets, now: this.#clock.now() };
    const sent = notSent ? headers : { ...headers, ...deliveryHeaders(signing) };
    const outcome: DeliveryOutcome = notSent
      ? { durationMs: 0, error: notSent }
      : await this.#send({ url, headers: sent, body, signal });
    if (signal.aborted) return;
    const made = schedule.complete(attempt, { url, headers: sent }, outcome);
    if (made) this.#deliveries.add(made);
  }
}

const inVersion = (type: string, version: string, body: string) =>
  publicContract.versions.downgradeJson(events[type as schemas.EventType].schema, version, body);

const otherMachine = {
  code: 'blocked_address',
  detail: 'The mock delivers to receivers on this machine only, such as http://127.0.0.1:3000.',
} as const;
