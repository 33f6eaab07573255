export interface ApiResponse {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: responses are checked as values
  body: any;
}

export interface ApiRequest {
  method?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** The maximum milliseconds to wait for a response. */
const requestTimeout = 30_000;

const keptServerErrors = 10;

/** Returns whether the outcome is known: anything else may or may not have been committed. */
export const isDefinite = (response: ApiResponse | undefined): response is ApiResponse =>
  response !== undefined &&
  response.status < 500 &&
  ![408, 429].includes(response.status) &&
  !isInProgress(response.body);

/** Whether a request was repeated while a node still performed it, although its client had no response. */
const isInProgress = (body?: { code?: string }): boolean => body?.code === 'idempotency_key_in_progress';

/** Sends requests to nodes and counts how they end. */
export class ApiClient {
  readonly origins: readonly string[];
  readonly #token: string;
  counts = new ResponseCounts();
  /** A few responses with status 500. */
  readonly serverErrors: { request: string; requestId: string }[] = [];

  constructor(origins: readonly string[], token: string) {
    this.origins = origins;
    this.#token = token;
  }

  /** Returns the response of a node; undefined when there is none. */
  async request(node: number, path: string, { method = 'GET', body, headers }: ApiRequest = {}) {
    const start = performance.now();
    const elapsed = () => performance.now() - start;
    try {
      const response = await fetch(`${this.origins[node]}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${this.#token}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(requestTimeout),
      });
      const text = await response.text();
      const parsed = text === '' ? undefined : JSON.parse(text);
      this.counts.add(isInProgress(parsed) ? 'in progress' : response.status, elapsed());
      if (response.status === 500 && this.serverErrors.length < keptServerErrors) {
        this.serverErrors.push({ request: `${method} ${path}`, requestId: parsed?.request_id });
      }
      return { status: response.status, body: parsed } as ApiResponse;
    } catch (error) {
      this.counts.add((error as Error).name === 'TimeoutError' ? 'timeout' : 'connection', elapsed());
      return undefined;
    }
  }

  /** Opens an event stream; undefined when the node does not. */
  async stream(node: number, lastEventId: string | undefined, signal: AbortSignal) {
    try {
      const response = await fetch(`${this.origins[node]}/api/events/stream`, {
        headers: {
          authorization: `Bearer ${this.#token}`,
          ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }),
        },
        signal,
      });
      this.counts.add(response.status, 0);
      if (response.status === 200 && response.body) return response.body.pipeThrough(new TextDecoderStream());
      await response.body?.cancel();
    } catch {
      if (!signal.aborted) this.counts.add('connection', 0);
    }
    return undefined;
  }

  /** Starts new counts. @returns the counts so far */
  takeCounts(): ResponseCounts {
    const { counts } = this;
    this.counts = new ResponseCounts();
    return counts;
  }
}

type Outcome = number | 'in progress' | 'connection' | 'timeout';

/** How requests ended: by status, or without a response. */
export class ResponseCounts {
  readonly #counts = new Map<string, number>();
  /** The longest duration of a request in milliseconds. */
  longest = 0;

  add(outcome: Outcome, milliseconds: number): void {
    this.#counts.set(String(outcome), this.of(outcome) + 1);
    this.longest = Math.max(this.longest, milliseconds);
  }

  of(outcome: Outcome): number {
    return this.#counts.get(String(outcome)) ?? 0;
  }

  /** The counts of 5xx other than 500 and 503, and of 4xx that no writer expects. */
  get others(): [status: string, count: number][] {
    return [...this.#counts].filter(([name]) => /^[45]/.test(name) && !['500', '503', '404', '412'].includes(name));
  }

  addAll(counts: ResponseCounts): void {
    for (const [name, count] of counts.#counts) this.#counts.set(name, (this.#counts.get(name) ?? 0) + count);
    this.longest = Math.max(this.longest, counts.longest);
  }
}
