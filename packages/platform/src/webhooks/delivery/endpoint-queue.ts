import { setTimeout as delay } from 'node:timers/promises';
import { deliveryRules } from '@worklane/contract';
import {
  type ClaimRequest,
  type DeliveryPosition,
  type Endpoint,
  type LeasedDelivery,
  lateCommit,
  positionAt,
} from './claim-deliveries.ts';
import type { DeliveryAttempt } from './delivery-sender.ts';

/** Milliseconds that must be left of a lease before an attempt, so that it is recorded within the lease. */
const maxAttemptDuration = (deliveryRules.timeoutSeconds + deliveryRules.recordingSeconds) * 1000;

/** The deliveries to one endpoint that this node has leased, and everything that decides when more are sent or claimed. */
export class EndpointQueue implements Endpoint {
  readonly organizationId: number;
  readonly webhookId: number;
  readonly #window = new ConcurrencyWindow();
  /** Deliveries to send, in order. */
  readonly #queued: LeasedDelivery[] = [];
  #inFlight = 0;
  /** Leased deliveries by ID: queued, in flight, or sent and not yet recorded. */
  readonly #leased = new Map<number, LeasedDelivery>();
  #last: LeasedDelivery | undefined;
  /** Whether more deliveries may be due. */
  #mayBeDue = false;
  /** The low-water mark. As far as this node knows, no delivery up to it can be claimed. */
  #mark: DeliveryPosition | undefined;
  #pause: Promise<void> | undefined;
  #dueTimer: { at: number; timer: NodeJS.Timeout } | undefined;
  /** When something was last sent, in milliseconds of performance.now(). */
  #usedAt = performance.now();

  constructor({ organizationId, webhookId }: Endpoint) {
    this.organizationId = organizationId;
    this.webhookId = webhookId;
  }

  /** The delivery that was leased last; undefined before the first one. */
  get last(): LeasedDelivery | undefined {
    return this.#last;
  }

  /** How many deliveries this node has leased. */
  get leased(): number {
    return this.#leased.size;
  }

  /** How many deliveries an endpoint may have leased that responds as fast as this one. */
  get maxCapacity(): number {
    return this.#window.maxCapacity;
  }

  /** How many more deliveries may be claimed: none while more than half are leased, since a few are not worth a query. */
  get room(): number {
    if (!this.#mayBeDue || this.#pause) return 0;
    const { capacity } = this.#window;
    return this.#leased.size > capacity / 2 ? 0 : capacity - this.#leased.size;
  }

  /** Resolves when the endpoint may be sent to again; undefined unless it is paused. */
  get pause(): Promise<void> | undefined {
    return this.#pause;
  }

  isIdleSince(time: number): boolean {
    return this.#usedAt < time && this.#leased.size === 0 && !this.#mayBeDue && !this.#pause && !this.#dueTimer;
  }

  markDue(): void {
    this.#mayBeDue = true;
  }

  /** Marks the endpoint as due, and lowers the mark for a delivery. */
  markDueFrom({ dueAt, id }: DeliveryPosition): void {
    this.markDue();
    const mark = this.#mark;
    const isRead = mark && (mark.dueAt < dueAt || (mark.dueAt === dueAt && mark.id < id));
    if (!isRead) this.#mark = { dueAt, id: id - 1 };
  }

  /** Marks the endpoint as not due, because a claim takes what is due now. @returns the request of the claim */
  beginClaim(count: number, now: Date): ClaimRequest {
    this.#mayBeDue = false;
    // A mark in the future is from before the clock was set back.
    const after = this.#mark && this.#mark.dueAt <= now.toISOString() ? this.#mark : startOfLateCommits(now);
    this.#mark = after;
    return { organizationId: this.organizationId, webhookId: this.webhookId, count, after };
  }

  /** Raises the mark after a claim, unless it was lowered in the meantime. @param now the time of the claim */
  endClaim({ after, count }: ClaimRequest, claimed: readonly LeasedDelivery[], now: Date): void {
    const last = claimed.at(-1);
    const isComplete = claimed.length < count || last === undefined;
    if (!isComplete) this.markDue();
    if (this.#mark !== after) return;
    this.#mark = isComplete ? startOfLateCommits(now) : { dueAt: last.due_at, id: last.id };
  }

  /** Calls back after some milliseconds, unless it does so earlier anyway. */
  scheduleDue(milliseconds: number, onDue: () => void): void {
    const at = performance.now() + milliseconds;
    if (this.#dueTimer && this.#dueTimer.at <= at) return;
    clearTimeout(this.#dueTimer?.timer);
    const timer = setTimeout(() => {
      this.#dueTimer = undefined;
      onDue();
    }, milliseconds);
    this.#dueTimer = { at, timer };
  }

  /**
   * Adds a delivery to send. One that this node still has, although its lease ended or was lost, gets the new lease and
   * is not sent again.
   * @returns whether it was added
   */
  enqueue(delivery: LeasedDelivery): boolean {
    const known = this.#leased.get(delivery.id);
    if (known) {
      known.leased_until = delivery.leased_until;
      return false;
    }
    this.#last = delivery;
    this.#queued.push(delivery);
    this.#leased.set(delivery.id, delivery);
    return true;
  }

  /** The next delivery to send; undefined when none may be sent now. */
  get next(): LeasedDelivery | undefined {
    return this.#pause || this.#inFlight >= this.#window.size ? undefined : this.#queued[0];
  }

  /** Takes the next delivery to send. */
  startNext(): LeasedDelivery | undefined {
    const { next } = this;
    if (next) {
      this.#queued.shift();
      this.#inFlight++;
    }
    return next;
  }

  /**
   * Takes the deliveries to release: all of them when the first cannot be sent within its lease any more, and those beyond
   * the window of a failing endpoint.
   */
  takeSurplus(now: Date): LeasedDelivery[] {
    const [first] = this.#queued;
    const isTooLate = first && Date.parse(first.leased_until) - now.getTime() <= maxAttemptDuration;
    if (isTooLate) return this.#queued.splice(0);
    return this.#window.isFailing ? this.#queued.splice(this.#window.size) : [];
  }

  /** Takes all deliveries that are not in flight, and stops scheduling. */
  clear(): LeasedDelivery[] {
    clearTimeout(this.#dueTimer?.timer);
    return this.#queued.splice(0);
  }

  /** Counts a delivery as sent. @param attempt undefined when it could not be signed or was cut off */
  finishSending(attempt: DeliveryAttempt | undefined): void {
    this.#inFlight--;
    this.#usedAt = performance.now();
    if (!attempt) return;
    if (!attempt.error) {
      this.#window.recordSuccess(attempt.durationMs);
      return;
    }
    this.#window.recordFailure();
    if (this.#window.pause > 0) this.#pause ??= this.#waitForPause();
  }

  async #waitForPause(): Promise<void> {
    await delay(this.#window.pause, undefined, { ref: false });
    this.#pause = undefined;
  }

  /** Ends the leases of deliveries that were recorded or released. */
  endLeases(deliveries: readonly LeasedDelivery[]): void {
    for (const { id } of deliveries) this.#leased.delete(id);
  }
}

const startOfLateCommits = (now: Date): DeliveryPosition => positionAt(new Date(now.getTime() - lateCommit));

/** How many deliveries are in flight to an endpoint at first, and at most. */
const initialSize = 4;
const maxSize = 32;

/** More is claimed than is in flight, so that the endpoint never waits for a claim: what it takes in this time. */
const claimAheadMs = 100;
const maxClaimAheadFactor = 16;

/** The failures in a row after which there are pauses, and the shortest and longest pause in milliseconds. */
const failuresBeforePause = 5;
const minPause = 50;
const maxPause = 1000;

/**
 * Limits the deliveries to one endpoint. The window opens with successes and halves with failures, like the congestion
 * window of TCP (RFC 5681): a healthy endpoint receives all it can take, and a dead or slow one costs the others next to
 * nothing.
 */
export class ConcurrencyWindow {
  #size = initialSize;
  #failures = 0;
  /** The smoothed milliseconds of an attempt. */
  #duration = claimAheadMs;

  /** How many deliveries may be in flight. */
  get size(): number {
    return this.#size;
  }

  /** How many deliveries may be leased, in flight or not. */
  get capacity(): number {
    return this.#size * this.#claimAheadFactor;
  }

  /** The capacity of an endpoint that has only had successes, in the same time each. */
  get maxCapacity(): number {
    return maxSize * this.#claimAheadFactor;
  }

  get #claimAheadFactor(): number {
    return this.isFailing ? 1 : Math.min(maxClaimAheadFactor, Math.max(1, Math.round(claimAheadMs / this.#duration)));
  }

  /** Milliseconds to wait before the next attempt. */
  get pause(): number {
    const doublings = this.#failures - failuresBeforePause;
    return doublings < 0 ? 0 : Math.min(maxPause, minPause * 2 ** doublings);
  }

  /** Whether the last attempt failed. */
  get isFailing(): boolean {
    return this.#failures > 0;
  }

  recordSuccess(durationMs: number): void {
    this.#failures = 0;
    this.#duration += (durationMs - this.#duration) / 8;
    this.#size = Math.min(maxSize, this.#size + 1);
  }

  recordFailure(): void {
    this.#failures++;
    this.#size = Math.max(1, Math.floor(this.#size / 2));
  }
}
