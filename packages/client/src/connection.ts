/** What `fetch` is to this client: the part of the standard function that it uses. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Where the service is, and what reaches it. */
export interface ConnectionOptions {
  /** The address of the service, such as `https://api.example.com`; `/api` and `/oauth` are below it. */
  baseUrl: string;
  /** Instead of the global `fetch`: for a proxy, for traces, for tests. */
  fetch?: Fetch;
  /** Instead of the clock, the chance and the timer of the machine, for tests. */
  environment?: Partial<Environment>;
}

export interface Environment {
  /** Milliseconds since 1970. */
  now(): number;
  /** At least 0, less than 1. */
  random(): number;
  /** Resolves after so many milliseconds; rejects as soon as the signal aborts. */
  wait(milliseconds: number, signal?: AbortSignal): Promise<void>;
}

export interface Connection extends Environment {
  /** Without a slash at its end. */
  readonly baseUrl: string;
  readonly fetch: Fetch;
}

/** @throws TypeError when `baseUrl` is not the URL of an HTTP server. */
export function openConnection({ baseUrl, fetch, environment }: ConnectionOptions): Connection {
  if (!/^https?:\/\/[^/\s]/.test(baseUrl)) {
    throw new TypeError(`baseUrl is ${JSON.stringify(baseUrl)}, but has to be like https://api.example.com.`);
  }
  return {
    baseUrl: baseUrl.replace(/\/+$/, ''),
    // Called as a plain function, because browsers refuse a `fetch` that is called as a method.
    fetch: fetch ?? ((url, init) => globalThis.fetch(url, init)),
    now: Date.now,
    random: Math.random,
    wait,
    ...environment,
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
