import { type DeliveryOutcome, type DeliveryRequest, transportError } from '@worklane/contract/delivery';
import type { Clock } from '../rate-limits.ts';
import { bodyExcerpt, Receiver } from './receiver.ts';

/** The time of the machine, which jumps ahead when a caller waits, so that a retry in 5 seconds is made at once. */
class SkippingClock implements Clock {
  #skipped = 0;
  readonly #timers = new Set<{ readonly at: number; readonly call: () => void }>();

  now(): number {
    return Date.now() + this.#skipped;
  }

  /** Calls a function when a caller has waited so long. @returns a function that cancels the call */
  later(call: () => void, milliseconds: number): () => void {
    const timer = { at: this.now() + milliseconds, call };
    this.#timers.add(timer);
    return () => void this.#timers.delete(timer);
  }

  async sleep(milliseconds: number): Promise<void> {
    const end = this.now() + milliseconds;
    await everythingReady();
    for (const timer of [...this.#timers].toSorted((a, b) => a.at - b.at)) {
      if (timer.at > end || !this.#timers.delete(timer)) continue;
      this.#skipTo(timer.at);
      timer.call();
      await everythingReady();
    }
    this.#skipTo(end);
  }

  #skipTo(time: number): void {
    this.#skipped += Math.max(0, time - this.now());
  }
}

const everythingReady = () => new Promise<void>((resolve) => setImmediate(resolve));

const refused = transportError(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }));

/** Returns a receiver for a mock in this process, with what it sends deliveries and waits with. */
export function inProcessReceiver() {
  const time = new SkippingClock();
  const now = () => new Date(time.now());
  const receiver = new Receiver('http://127.0.0.1', time);
  const send = async ({ url, headers, body }: DeliveryRequest): Promise<DeliveryOutcome> => {
    if (!url.startsWith(`${receiver.url}/`)) return { durationMs: 0, error: refused };
    const response = receiver.accept(url, headers, body);
    const { status, delay = 0, headers: own = {} } = response;
    if (delay > 0) await time.sleep(delay);
    return { durationMs: delay, response: { status, headers: { ...own }, body: bodyExcerpt(response) } };
  };
  return { receiver, mockOptions: { now, send, clock: { now, later: time.later.bind(time) } } };
}
