import { ProblemError } from '@worklane/server';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';

export interface RateLimitOptions {
  /** How many requests fit in a window; 0 is no limit. */
  requests: number;
  windowSeconds: number;
}

/** What is left of a quota: draft-ietf-httpapi-ratelimit-headers, sections 3 and 4. */
export interface Quota {
  readonly headers: { readonly 'RateLimit-Policy': string; readonly RateLimit: string };
}

/** Counts requests by whose they are, in the memory of this node. */
export class RateLimits {
  readonly #limiter: RateLimiterMemory | undefined;
  readonly #policy: string;
  readonly #requests: number;
  readonly #windowSeconds: number;

  constructor({ requests, windowSeconds }: RateLimitOptions) {
    if (requests > 0) this.#limiter = new RateLimiterMemory({ points: requests, duration: windowSeconds });
    this.#requests = requests;
    this.#windowSeconds = windowSeconds;
    this.#policy = `"default";q=${requests};w=${windowSeconds}`;
  }

  /**
   * Counts a request of someone.
   * @returns null when there is no limit.
   * @throws ProblemError rate_limited
   */
  async take(key: string): Promise<Quota | null> {
    if (!this.#limiter) return null;
    try {
      return this.#quota(await this.#limiter.consume(key));
    } catch (refusal) {
      const { msBeforeNext } = refusal as RateLimiterRes;
      const seconds = inSeconds(msBeforeNext);
      throw new ProblemError(
        'rate_limited',
        `More than ${this.#requests} requests in ${this.#windowSeconds} s. Try again in ${seconds} s.`,
        { headers: { 'Retry-After': seconds, ...this.#quota(refusal as RateLimiterRes).headers } },
      );
    }
  }

  #quota({ remainingPoints, msBeforeNext }: RateLimiterRes): Quota {
    const left = `"default";r=${remainingPoints};t=${inSeconds(msBeforeNext)}`;
    return { headers: { 'RateLimit-Policy': this.#policy, RateLimit: left } };
  }
}

const inSeconds = (milliseconds: number) => Math.max(1, Math.ceil(milliseconds / 1000));
