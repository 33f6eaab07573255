import { performance } from 'node:perf_hooks';

/** Milliseconds between two samples. */
const sampleInterval = 100;

/** The share of the time in which the event loop of a busy node does not wait for anything. */
const busyShare = 0.75;

/** Knows whether the event loop of this process was busy lately. */
export class EventLoopLoad {
  #last = performance.eventLoopUtilization();
  #sampledAt = performance.now();
  #isBusy = false;

  get isBusy(): boolean {
    const now = performance.now();
    if (now - this.#sampledAt >= sampleInterval) {
      const current = performance.eventLoopUtilization();
      this.#isBusy = performance.eventLoopUtilization(current, this.#last).utilization > busyShare;
      this.#last = current;
      this.#sampledAt = now;
    }
    return this.#isBusy;
  }
}
