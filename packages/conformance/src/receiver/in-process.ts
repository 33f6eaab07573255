import type { schemas } from '@worklane/contract';
import type { Clock } from '../rate-limits.ts';
import { bodyExcerpt, Receiver } from './receiver.ts';

interface Timer {
  /** When it ends. */
  readonly at: number;
  readonly call: () => void;
}

/** The time of the machine, which jumps ahead when somebody waits, so that a retry in 5 seconds is made at once. */
export class SkippingClock implements Clock {
  #skipped = 0;
  readonly #timers = new Set<Timer>();

  now(): number {
    return Date.now() + this.#skipped;
  }

  /** Calls a function when somebody has waited so long. @returns a function that cancels the call */
  later(call: () => void, milliseconds: number): () => void {
    const timer = { at: this.now() + milliseconds, call };
    this.#timers.add(timer);
    return () => void this.#timers.delete(timer);
  }

  async sleep(milliseconds: number): Promise<void> {
    const end = this.now() + milliseconds;
    await turn();
    for (let next = this.#next(end); next; next = this.#next(end)) {
      this.#timers.delete(next);
      this.#skipTo(next.at);
      next.call();
      await turn();
    }
    this.#skipTo(end);
  }

  #next(end: number): Timer | undefined {
    return [...this.#timers].filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0];
  }

  #skipTo(time: number): void {
    this.#skipped += Math.max(0, time - this.now());
  }
}

/** Lets everything happen that waits for nothing. */
const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

interface DeliveryRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

interface DeliveryOutcome {
  readonly durationMs: number;
  readonly response?: schemas.WebhookLogResponse;
  readonly error?: schemas.WebhookLogError;
}

/** A receiver for a server in this process, which sends deliveries with `send` and waits with `clock`. */
export interface InProcessReceiver {
  readonly receiver: Receiver;
  readonly clock: { now(): Date; later: SkippingClock['later'] };
  send(request: DeliveryRequest): Promise<DeliveryOutcome>;
}

export function inProcessReceiver(): InProcessReceiver {
  const time = new SkippingClock();
  const receiver = new Receiver('http://127.0.0.1', time);
  return {
    receiver,
    clock: { now: () => new Date(time.now()), later: (...timer) => time.later(...timer) },
    async send({ url, headers, body }) {
      if (url === receiver.closedUrl) return { durationMs: 0, error: refused };
      const answer = receiver.accept(url, headers, body);
      const { status, delay = 0 } = answer;
      if (delay > 0) await time.sleep(delay);
      return { durationMs: delay, response: { status, headers: { ...answer.headers }, body: bodyExcerpt(answer) } };
    },
  };
}

const refused = { code: 'connection_refused', detail: 'The host refused the connection.' } as const;
