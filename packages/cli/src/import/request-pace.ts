import { setTimeout as wait } from 'node:timers/promises';
import type { WorklaneError } from '@worklane/client';
import { CliError, exitCodes } from '../errors.ts';

/** Milliseconds for which the service may be unreachable, such as during a restart. */
const maxOutage = 30_000;

/** The same before the first response: the address is probably wrong. */
const maxFirstOutage = 3000;

const firstDelay = 250;
const maxDelay = 4000;

/** Thrown instead of waiting after Ctrl+C. */
export class InterruptedError extends Error {
  override readonly name = 'InterruptedError';
}

/** Decides when the concurrent requests of an import may be sent. */
export class RequestPace {
  readonly #interruption: AbortSignal;
  #resumesAt = 0;
  #failingSince: number | undefined;
  #failures = 0;
  #hasResponded = false;
  #reason: 'rate limit' | 'service' | undefined;

  constructor(interruption: AbortSignal) {
    this.#interruption = interruption;
  }

  /** What the requests wait for, with the seconds; undefined while they are sent. */
  get waitsFor(): { readonly reason: 'rate limit' | 'service'; readonly seconds: number } | undefined {
    const seconds = Math.ceil((this.#resumesAt - performance.now()) / 1000);
    return this.#reason && seconds > 0 ? { reason: this.#reason, seconds } : undefined;
  }

  /** Resolves when a request may be sent. @throws InterruptedError */
  async ready(): Promise<void> {
    for (;;) {
      if (this.#interruption.aborted) throw new InterruptedError();
      const milliseconds = this.#resumesAt - performance.now();
      if (milliseconds <= 0) return;
      await wait(milliseconds, undefined, { signal: this.#interruption }).catch(() => undefined);
    }
  }

  /** Reports a response of the service, even if it is an error. */
  responded(): void {
    this.#hasResponded = true;
    this.#failingSince = undefined;
    this.#failures = 0;
  }

  /** Reports that the rate limit has been reached. */
  limited(retryAfter: number | undefined): void {
    this.responded();
    this.#pause((retryAfter ?? 5) * 1000, 'rate limit');
  }

  /** Reports a temporary failure. @throws WorklaneError, CliError when it lasts too long */
  failed(error: WorklaneError): void {
    const now = performance.now();
    this.#failingSince ??= now;
    if (now - this.#failingSince > (this.#hasResponded ? maxOutage : maxFirstOutage)) throw outage(error);
    // Concurrent requests that fail together are one failure.
    if (now >= this.#resumesAt) this.#pause(Math.min(maxDelay, firstDelay * 2 ** this.#failures++), 'service');
  }

  #pause(milliseconds: number, reason: 'rate limit' | 'service'): void {
    this.#resumesAt = Math.max(this.#resumesAt, performance.now() + milliseconds);
    this.#reason = reason;
  }
}

/** The exit code of a response such as 503 is that of an unreachable service. */
const outage = (error: WorklaneError): Error =>
  error.status === undefined ? error : new CliError(error.message, exitCodes.unreachable, { cause: error });
