/** How many deliveries to an endpoint that nothing is known of are in flight at once, and to one that works well. */
const firstWindow = 4;
const largestWindow = 32;

/** More is claimed than is in flight: what an endpoint takes in so many milliseconds, so that it never has to wait. */
const claimedAhead = 100;
const mostClaimedAhead = 16;

/** After so many failures without a success there are pauses, from the first to the longest, in milliseconds. */
const failuresBeforePause = 5;
const firstPause = 50;
const longestPause = 1000;

/**
 * How fast an endpoint may be sent to. The window of what is in flight opens with successes and closes with failures, as
 * that of TCP does (RFC 5681): an endpoint that works gets all it can take, and one that is dead or slow costs the
 * others next to nothing.
 */
export class Pace {
  #window = firstWindow;
  #failures = 0;
  /** Milliseconds that an attempt takes, smoothed. */
  #duration = claimedAhead;

  /** How many deliveries may be in flight. */
  get window(): number {
    return this.#window;
  }

  /** How many deliveries may be held, in flight or not. */
  get capacity(): number {
    if (this.#failures > 0) return this.#window;
    return this.#window * Math.min(mostClaimedAhead, Math.max(1, Math.round(claimedAhead / this.#duration)));
  }

  /** Milliseconds to wait before the next attempt. */
  get pause(): number {
    const doublings = this.#failures - failuresBeforePause;
    return doublings < 0 ? 0 : Math.min(longestPause, firstPause * 2 ** doublings);
  }

  succeeded(durationMs: number): void {
    this.#failures = 0;
    this.#duration += (durationMs - this.#duration) / 8;
    this.#window = Math.min(largestWindow, this.#window + 1);
  }

  failed(): void {
    this.#failures++;
    this.#window = Math.max(1, Math.floor(this.#window / 2));
  }
}
