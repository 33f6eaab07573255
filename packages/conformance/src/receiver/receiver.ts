import { Mismatch } from '../mismatch.ts';
import { type Clock, systemClock } from '../rate-limits.ts';

/** A response to a delivery. */
export interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Milliseconds before the response. */
  readonly delay?: number;
}

/** A delivery as it arrived, with the response to it. */
export interface Delivery {
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** The parsed body. */
  readonly payload: DeliveryPayload;
  /** Milliseconds since 1970. */
  readonly receivedAt: number;
  readonly answer: Answer;
}

export interface DeliveryPayload {
  readonly id: string;
  readonly type: string;
  readonly timestamp: string;
  readonly organization_id: number;
  readonly data: { readonly id: number; readonly version: number };
  readonly previous?: unknown;
}

/** One address of the receiver. */
export class Endpoint {
  readonly url: string;
  readonly deliveries: Delivery[] = [];
  readonly #clock: Clock;
  #answers: readonly Answer[] = [];
  #arrival = Promise.withResolvers<void>();

  constructor(url: string, clock: Clock) {
    this.url = url;
    this.#clock = clock;
  }

  /** Sets the responses to the next deliveries. Others get 200. */
  answer(...answers: readonly Answer[]): void {
    this.#answers = answers;
  }

  /** Stores a delivery. @returns the response to it */
  accept(headers: Delivery['headers'], body: string): Answer {
    const [answer = { status: 200 }, ...following] = this.#answers;
    this.#answers = following;
    this.deliveries.push({ headers, body, payload: parsed(body), receivedAt: this.#clock.now(), answer });
    this.#arrival.resolve();
    this.#arrival = Promise.withResolvers();
    return answer;
  }

  /**
   * Returns the first delivery that matches, and waits for it if it has not arrived.
   * @param timeLimit milliseconds
   * @throws Mismatch
   */
  async receive(
    isExpected: (delivery: Delivery) => boolean = () => true,
    timeLimit = defaultTimeLimit,
  ): Promise<Delivery> {
    const clock = this.#clock;
    for (const end = clock.now() + timeLimit; ; ) {
      const found = this.deliveries.find(isExpected);
      if (found) return found;
      if (clock.now() >= end) throw new Mismatch(`expected another delivery to ${this.url}, got ${this.#summary()}`);
      await Promise.race([this.#arrival.promise, clock.sleep(pause)]);
    }
  }

  #summary(): string {
    return this.deliveries.map(({ payload: { type, id } }) => `${type} ${id}`).join(', ') || 'none';
  }
}

/** Milliseconds for which a delivery or its log entry may be late. */
export const defaultTimeLimit = 30_000;

/** Milliseconds between two looks at the clock. */
const pause = 20;

/** Receives the deliveries of webhooks, each test at an endpoint of its own. */
export class Receiver {
  /** The address under which the server reaches it. */
  readonly url: string;
  /** Counts from 1970. */
  readonly clock: Clock;
  /** An address of the same machine that refuses connections; undefined if there is none. */
  readonly closedUrl: string | undefined;
  readonly #endpoints = new Map<string, Endpoint>();

  constructor(url: string, clock = systemClock) {
    this.url = url;
    this.clock = clock;
    // No program listens on port 1 (RFC 1078).
    this.closedUrl = new URL(url).hostname === '127.0.0.1' ? 'http://127.0.0.1:1/' : undefined;
  }

  /** Returns a new endpoint. */
  endpoint(): Endpoint {
    const { href, pathname } = new URL(`/hooks/${crypto.randomUUID()}`, this.url);
    const endpoint = new Endpoint(href, this.clock);
    this.#endpoints.set(pathname, endpoint);
    return endpoint;
  }

  /** Takes a delivery. @returns the response to it */
  accept(url: string, headers: Delivery['headers'], body: string): Answer {
    const endpoint = this.#endpoints.get(new URL(url, this.url).pathname);
    return endpoint?.accept(headers, body) ?? { status: 404 };
  }
}

/** Returns the first 4 KiB of a response as text. A character that is cut in two is left out. */
export function bodyExcerpt({ body = '' }: Answer): string {
  const bytes = new TextEncoder().encode(body);
  return new TextDecoder().decode(bytes.subarray(0, 4096), { stream: bytes.length > 4096 });
}

/** No case expects a body that is not JSON. */
function parsed(body: string): DeliveryPayload {
  try {
    return Object(JSON.parse(body));
  } catch {
    return { id: '', type: body.slice(0, 100), timestamp: '', organization_id: 0, data: { id: 0, version: 0 } };
  }
}
