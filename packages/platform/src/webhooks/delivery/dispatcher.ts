import { setTimeout } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Store } from '../../database/store.ts';
import { type ChangeNotifier, createSignal, type Signal } from '../../outbox/change-notifier.ts';
import type { Encryption } from '../../secrets/encryption.ts';
import type { Sender } from '../transport/sender.ts';
import { AttemptRecorder } from './attempt-recorder.ts';
import {
  type ClaimRequest,
  claimDeliveries,
  type DeliveryPosition,
  deleteDeliveries,
  discardUndeliverable,
  type Endpoint,
  type LeasedDelivery,
  positionAt,
  releaseDeliveries,
} from './claim-deliveries.ts';
import { DeliverySender } from './delivery-sender.ts';
import { DuePoller } from './due-poller.ts';
import type { EndpointQueue } from './endpoint-queue.ts';
import { EndpointQueues } from './endpoint-queues.ts';

export interface DispatcherOptions {
  store: Store;
  clock: () => Date;
  logger: Logger;
  changeNotifier: ChangeNotifier;
  /** Closed with the dispatcher. */
  sender: Sender;
  /** For the purpose `webhook secrets`. */
  encryption: Encryption;
  /** From 0 to 1; spreads retries. */
  random: () => number;
  /** The most deliveries that this node has leased: queued, in flight, or not recorded yet. */
  concurrency: number;
  /** Seconds that deliveries in flight may take when the dispatcher is stopped. */
  stopSeconds: number;
  /** Whether an operator has paused the deliveries to a webhook. */
  arePaused?: (organizationId: number, webhookId: number) => boolean;
  /** Called with each attempt, for metrics: `succeeded` or the code of its error, and its duration. */
  onAttempt: (outcome: string, seconds: number) => void;
}

/** Requests wait for the one connection of the embedded database, so its statements are kept short. */
const batchSizes = { postgresql: 500, pglite: 50 } as const;

/** Milliseconds until the next claim when there is nothing to claim and no signal. */
const maxRest = 1000;

/**
 * Delivers webhooks from its creation on: due -> claimed -> signed -> sent -> recorded. Polls for endpoints with due deliveries, claims a batch,
 * sends each delivery and records the attempts. Any number of nodes may do so on one database.
 */
export class Dispatcher {
  readonly #options: DispatcherOptions;
  readonly #batchSize: number;
  readonly #arePaused: (endpoint: Endpoint) => boolean;
  readonly #poller: DuePoller;
  readonly #queues: EndpointQueues;
  readonly #sender: DeliverySender;
  readonly #recorder: AttemptRecorder;
  /** Endpoints with due deliveries whose webhook is disabled or deleted, and the last one that was removed. */
  readonly #undeliverable = new Map<string, { endpoint: Endpoint; after: DeliveryPosition | undefined }>();
  readonly #pollRequested = createSignal();
  readonly #loops: readonly Loop[];
  readonly #unsubscribe: () => void;
  #isStopping = false;

  constructor(options: DispatcherOptions) {
    const { store, logger, changeNotifier, concurrency, arePaused = () => false } = options;
    this.#arePaused = ({ organizationId, webhookId }) => arePaused(organizationId, webhookId);
    this.#options = options;
    this.#batchSize = batchSizes[store.engine];
    this.#poller = new DuePoller(store, this.#arePaused);
    this.#queues = new EndpointQueues(concurrency, this.#arePaused);
    this.#sender = new DeliverySender(options);
    this.#recorder = new AttemptRecorder({ ...options, batchSize: this.#batchSize });
    // Known endpoints are claimed for at once, which saves a query; a poll finds new ones.
    this.#unsubscribe = changeNotifier.subscribeAll((organizationId) => {
      this.#poller.request(organizationId, this.#queues.markOrganizationDue(organizationId));
      this.#pollRequested.notify();
    });
    const onError = (err: unknown) => logger.warn({ err }, 'failed to claim deliveries');
    this.#loops = [
      new Loop({ step: () => this.#poll(), signal: this.#pollRequested, onError }),
      new Loop({ step: () => this.#sweep(), signal: createSignal(), onError }),
      new Loop({ step: () => this.#claim(), signal: this.#queues.claimable, onError }),
    ];
  }

  /** Seconds for which the oldest due delivery has been waiting that no node sends; those to failing endpoints do not count. */
  get lagSeconds(): number {
    return Math.max(0, this.#options.clock().getTime() - this.#poller.firstDue) / 1000;
  }

  /** How many endpoints have a delivery that has been due for a minute, also because they respond late, or one to retry. */
  get endpoints(): DuePoller['endpoints'] {
    return this.#poller.endpoints;
  }

  /** Polls for due deliveries and marks their endpoints. @returns the milliseconds until the next poll */
  async #poll(): Promise<number> {
    const now = this.#options.clock();
    for (const endpoint of await this.#poller.poll(this.#queues.organizationIds, now)) {
      this.#queues.scheduleDue(endpoint, endpoint, now);
    }
    await this.#discardUndeliverable();
    return this.#undeliverable.size > 0 ? 0 : this.#poller.idleFor;
  }

  /** Reads a page of all pending deliveries and marks their endpoints. @returns the milliseconds until the next sweep */
  async #sweep(): Promise<number> {
    const now = this.#options.clock();
    for (const endpoint of await this.#poller.sweep(now)) {
      const { dueAt, claimable, isDeliverable } = endpoint;
      if (isDeliverable && claimable) this.#queues.scheduleDue(endpoint, claimable, now);
      if (!isDeliverable && Date.parse(dueAt) <= now.getTime()) this.#addUndeliverable(endpoint);
    }
    this.#queues.evictIdle();
    return this.#poller.restAfterSweep;
  }

  #addUndeliverable(endpoint: Endpoint): void {
    const key = `${endpoint.organizationId} ${endpoint.webhookId}`;
    if (this.#undeliverable.has(key)) return;
    this.#undeliverable.set(key, { endpoint, after: undefined });
    this.#pollRequested.notify();
  }

  /** One batch of each at a time, so that a million of them do not delay the next poll. */
  async #discardUndeliverable(): Promise<void> {
    const { store, clock } = this.#options;
    for (const [key, { endpoint, after }] of this.#undeliverable) {
      const last = await discardUndeliverable(store.db, endpoint, clock().toISOString(), this.#batchSize, after);
      if (last) this.#undeliverable.set(key, { endpoint, after: last });
      else this.#undeliverable.delete(key);
    }
  }

  /** Claims a batch for the endpoints that have room, and queues it. @returns the milliseconds until the next claim */
  async #claim(): Promise<number> {
    const now = this.#options.clock();
    const requests = this.#queues.takeClaimRequests(this.#batchSize, now);
    if (requests.length > 0) {
      const deliveries = await this.#claimBatch(requests, now);
      if (this.#isStopping) await this.#release(deliveries);
      else for (const queue of this.#queues.enqueue(deliveries)) this.#sendQueued(queue);
    }
    return this.#queues.canClaim ? 0 : maxRest;
  }

  async #claimBatch(requests: readonly ClaimRequest[], now: Date): Promise<LeasedDelivery[]> {
    try {
      const claimed = await claimDeliveries(this.#options.store, requests, now);
      this.#queues.endClaims(requests, claimed, now);
      const hasMessage = ({ body, event_data }: LeasedDelivery) => body !== null || event_data !== null;
      const expired = claimed.filter((delivery) => !hasMessage(delivery));
      if (expired.length > 0) void this.#deleteExpired(expired);
      return claimed.filter(hasMessage);
    } catch (error) {
      this.#queues.retryClaims(requests);
      throw error;
    }
  }

  async #deleteExpired(deliveries: readonly LeasedDelivery[]): Promise<void> {
    const { store, logger } = this.#options;
    const messages = deliveries.map(({ message_id }) => message_id);
    logger.error({ messages }, 'deliveries are deleted because their events no longer exist');
    await deleteDeliveries(store.db, deliveries).catch((err) => logger.warn({ err }, 'failed to delete deliveries'));
  }

  /** Sends as many deliveries of an endpoint as its window and its host allow. @returns whether it sends any */
  #sendQueued(queue: EndpointQueue): boolean {
    const surplus = this.#arePaused(queue) ? queue.clear() : queue.takeSurplus(this.#options.clock());
    if (surplus.length > 0) void this.#releaseSurplus(queue, surplus);
    const { hosts } = this.#queues;
    let isSending = false;
    for (let free = hosts.take(queue); free; free = hosts.take(queue)) {
      const delivery = queue.startNext();
      if (delivery) void this.#deliver(queue, delivery, free);
      isSending = true;
    }
    return isSending;
  }

  /** Signs and sends a delivery, then records the attempt. */
  async #deliver(queue: EndpointQueue, delivery: LeasedDelivery, freePlace: () => void): Promise<void> {
    const { clock, onAttempt } = this.#options;
    const attempt = await this.#sender.send(delivery);
    queue.finishSending(attempt);
    freePlace();
    this.#queues.hosts.passOn(delivery, (waiting) => this.#sendQueued(waiting));
    if (attempt) onAttempt(attempt.error?.code ?? 'succeeded', attempt.durationMs / 1000);
    const recorded = attempt && this.#recorder.record(attempt);
    void this.#continueSending(queue);
    await recorded;
    if (attempt?.nextAttemptAt && !this.#isStopping) {
      this.#queues.scheduleDue(queue, positionAt(attempt.nextAttemptAt), clock());
    }
    this.#queues.endLeases(queue, [delivery]);
  }

  async #continueSending(queue: EndpointQueue): Promise<void> {
    if (queue.pause) {
      await queue.pause;
      this.#queues.update(queue);
    }
    this.#sendQueued(queue);
  }

  async #releaseSurplus(queue: EndpointQueue, surplus: readonly LeasedDelivery[]): Promise<void> {
    await this.#release(surplus);
    this.#queues.endLeases(queue, surplus);
    const [first] = surplus;
    if (first) this.#queues.markDueFrom(queue, { dueAt: first.due_at, id: first.id });
  }

  /** If releasing fails, the leases expire and any node claims the deliveries again. */
  async #release(deliveries: readonly LeasedDelivery[]): Promise<void> {
    const { store, logger } = this.#options;
    await releaseDeliveries(store.db, deliveries).catch((err) => logger.warn({ err }, 'failed to release deliveries'));
  }

  /** Claims nothing more, waits for deliveries in flight, and releases the rest. */
  async stop(): Promise<void> {
    const { changeNotifier, stopSeconds } = this.#options;
    this.#isStopping = true;
    this.#unsubscribe();
    await Promise.all(this.#loops.map((loop) => loop.stop()));
    const unsent = this.#queues.clear();
    await this.#release(unsent);
    const unfinished = await this.#sender.stop(stopSeconds);
    await this.#recorder.close();
    await this.#release(unfinished);
    const organizationIds = [...unsent, ...unfinished].map(({ organization_id }) => organization_id);
    for (const organizationId of new Set(organizationIds)) changeNotifier.changed(organizationId);
  }
}

export interface LoopOptions {
  /** Returns the milliseconds until the next step. */
  step: () => Promise<number>;
  /** Starts the next step at once. */
  signal: Signal;
  onError: (error: unknown) => void;
}

/** Milliseconds until the next step after a failed one. */
const retryInterval = 1000;

/** Runs a step repeatedly, one at a time, until it is stopped. */
export class Loop {
  readonly #options: LoopOptions;
  readonly #running: Promise<void>;
  #isStopping = false;

  constructor(options: LoopOptions) {
    this.#options = options;
    this.#running = this.#run();
  }

  /** Finishes the current step. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    this.#options.signal.notify();
    await this.#running;
  }

  async #run(): Promise<void> {
    const { step, signal, onError } = this.#options;
    while (!this.#isStopping) {
      const rest = await step().catch((error) => {
        onError(error);
        return setTimeout(retryInterval, 0);
      });
      if (rest > 0 && !this.#isStopping) await signal.wait(rest);
    }
  }
}
