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
