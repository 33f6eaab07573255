import { randomFrom } from '@worklane/contract/random';
import { ProblemError } from '@worklane/contract/requests';
import {
  type ConditionOptions,
  type CurrentConditions,
  type Delay,
  delayRange,
  noConditions,
  readConditions,
} from './condition-options.ts';
import { RateLimiter } from './rate-limiter.ts';
import { StreamDrops } from './stream-drops.ts';
import { TokenExpiry } from './token-expiry.ts';

/** Delays that end early when the mock is closed, so that they do not keep the process running. */
class Timers {
  readonly #pending = new Map<ReturnType<typeof setTimeout>, (error: Error) => void>();

  /** Resolves after a number of milliseconds. @throws ProblemError service_unavailable when the mock is closed first */
  async wait(milliseconds: number): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#pending.delete(timer);
        resolve();
      }, milliseconds);
      this.#pending.set(timer, reject);
    });
  }

  close(): void {
    for (const [timer, reject] of this.#pending) {
      clearTimeout(timer);
      reject(new ProblemError('service_unavailable', 'The mock was closed.'));
    }
    this.#pending.clear();
  }
}

export interface ConditionsDependencies {
  readonly now: () => Date;
  /** The same seed lets the same requests of a sequence fail. */
  readonly seed: number;
}

/** The conditions of a running mock. */
export interface ConditionControls {
  readonly current: CurrentConditions;
  /** Replaces all conditions; those that are omitted are turned off. @throws InvalidConditionError */
  set(options: ConditionOptions): void;
  /** Turns everything off. */
  clear(): void;
  /** Expires every access token that has been used. */
  expireTokens(): void;
  /** Drops the open event streams once. */
  dropStreams(): void;
}

/** What goes wrong between clients and the mock. It can be changed at any time. */
export class Conditions implements ConditionControls {
  readonly rateLimiter: RateLimiter;
  readonly tokens: TokenExpiry;
  readonly streams = new StreamDrops();
  readonly timers = new Timers();
  readonly #seed: number;
  readonly #initial: CurrentConditions;
  #current: CurrentConditions;
  #random: () => number;

  /** @throws InvalidConditionError */
  constructor(options: ConditionOptions, { now, seed }: ConditionsDependencies) {
    this.#initial = readConditions({ ...options });
    this.#current = this.#initial;
    this.rateLimiter = new RateLimiter(now);
    this.tokens = new TokenExpiry(now);
    this.#seed = seed;
    this.#random = randomFrom(seed).float;
  }

  get current(): CurrentConditions {
    return this.#current;
  }

  set(options: ConditionOptions): void {
    this.#current = readConditions({ ...options });
    if (this.#current.streams === 'refuse') this.streams.dropAll();
  }

  clear(): void {
    this.set(noConditions);
  }

  /** Returns to the conditions with which the mock was started, and to the same random numbers. */
  reset(): void {
    this.set(this.#initial);
    this.rateLimiter.reset();
    this.tokens.reset();
    this.#random = randomFrom(this.#seed).float;
  }

  expireTokens(): void {
    this.tokens.expireAll();
  }

  dropStreams(): void {
    this.streams.dropAll();
  }

  /** Returns the delay of a response in milliseconds. */
  delayOf(operationId: string): number {
    const { slow, delay } = this.#current;
    const range = (slow as Readonly<Record<string, Delay>>)[operationId] ?? delay;
    if (range === 0) return 0;
    const [min, max] = delayRange(range);
    return min === max ? min : Math.round(min + this.#random() * (max - min));
  }

  /** Returns whether and how the next request fails. */
  nextFailure(): 'internal_error' | 'service_unavailable' | undefined {
    const { fail } = this.#current;
    if (fail === 0 || this.#random() >= fail) return undefined;
    return this.#random() < 0.5 ? 'internal_error' : 'service_unavailable';
  }

  close(): void {
    this.timers.close();
  }
}
