import { ProblemError } from '@worklane/contract/requests';

const windowSeconds = 60;

interface ClientWindow {
  requests: number;
  /** In milliseconds. */
  endsAt: number;
}

/** The rate limit headers of a response (draft-ietf-httpapi-ratelimit-headers, sections 3 and 4). */
export type QuotaHeaders = Readonly<Record<string, string>>;

/** Counts the requests of each client in windows of a minute, like the service. */
export class RateLimiter {
  readonly #now: () => Date;
  readonly #windows = new Map<string, ClientWindow>();

  constructor(now: () => Date) {
    this.#now = now;
  }

  /** Returns the headers of the response. @throws ProblemError rate_limited */
  take(client: string, limit: number): QuotaHeaders {
    const now = this.#now().getTime();
    let window = this.#windows.get(client);
    if (!window || now >= window.endsAt) {
      this.#removeEnded(now);
      window = { requests: 0, endsAt: now + windowSeconds * 1000 };
      this.#windows.set(client, window);
    }
    window.requests += 1;
    const seconds = Math.max(1, Math.ceil((window.endsAt - now) / 1000));
    const headers = {
      'RateLimit-Policy': `"default";q=${limit};w=${windowSeconds}`,
      RateLimit: `"default";r=${Math.max(0, limit - window.requests)};t=${seconds}`,
    };
    if (window.requests <= limit) return headers;
    const detail = `More than ${limit} requests in ${windowSeconds} s. Try again in ${seconds} s.`;
    throw new ProblemError('rate_limited', detail, { headers: { 'Retry-After': String(seconds), ...headers } });
  }

  /** Starts new windows. */
  reset(): void {
    this.#windows.clear();
  }

  #removeEnded(now: number): void {
    for (const [client, { endsAt }] of this.#windows) if (endsAt <= now) this.#windows.delete(client);
  }
}
