import type { ProofSigner } from './auth/dpop.ts';
import { failureOf, WorklaneError } from './worklane-error.ts';

/** The part of the standard `fetch` that this client uses. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** How to reach the service. */
export interface ConnectionOptions {
  /** The base URL of the service, such as `https://api.example.com`, without `/api` or `/oauth`. */
  baseUrl: string;
  /** Replaces the global `fetch`, for a proxy, tracing or tests. */
  fetch?: Fetch;
  /**
   * Requests tokens that only the owner of a key can use (DPoP, RFC 9449): the result of `dpopSigner`. Stored tokens need the
   * key that they were issued for.
   */
  dpop?: ProofSigner;
  /** Replaces the clock, the random numbers and the timer, for tests. */
  environment?: Partial<Environment>;
}

export interface Environment {
  /** Returns the Unix time in milliseconds. */
  now(): number;
  /** Returns a number from 0 (inclusive) to 1 (exclusive). */
  random(): number;
  /** Resolves after the given time; rejects as soon as the signal aborts. */
  wait(milliseconds: number, signal?: AbortSignal): Promise<void>;
}

export interface Connection extends Environment {
  /** Without a trailing slash. */
  readonly baseUrl: string;
  readonly fetch: Fetch;
  readonly signer?: ProofSigner | undefined;
}

/** @throws TypeError when `baseUrl` is not an absolute HTTP URL */
export function openConnection({ baseUrl, fetch, dpop, environment }: ConnectionOptions): Connection {
  if (!/^https?:\/\/[^/\s]/.test(baseUrl)) {
    throw new TypeError(
      `baseUrl must be an absolute URL such as https://api.example.com, but is ${JSON.stringify(baseUrl)}.`,
    );
  }
  const functions: Environment = { now: Date.now, random: Math.random, wait, ...environment };
  const number = (name: 'now' | 'random') => () => {
    try {
      const value: unknown = functions[name]();
      if (typeof value === 'number' && Number.isFinite(value)) return value;
      // A promise, whose rejection would end the process.
      Promise.resolve(value).catch(() => undefined);
    } catch (cause) {
      throw failureOf('callback_failed', `environment.${name}`, cause);
    }
    throw new WorklaneError('callback_failed', `environment.${name} returned no number.`);
  };
  return {
    // Input: trusted, an option of the application.
    baseUrl: baseUrl.replace(/\/+$/, ''),
    // Browsers throw when `fetch` is called as a method of another object.
    fetch: fetch ?? ((url, init) => globalThis.fetch(url, init)),
    ...(dpop && { signer: dpop }),
    now: number('now'),
    random: number('random'),
    wait: async (milliseconds, signal) => functions.wait(milliseconds, signal),
  };
}

function wait(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });
}
