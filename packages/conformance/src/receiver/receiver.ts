import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { deliveryRules, type schemas } from '@worklane/contract';
import { parsed } from '../json.ts';
import { Mismatch } from '../mismatch.ts';
import { type Clock, systemClock } from '../rate-limits.ts';

/** A response to a delivery. */
export interface ReceiverResponse {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Milliseconds before the response. */
  readonly delay?: number;
}

/** A delivery as it arrived. */
export interface Delivery {
  readonly url: string;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly payload: {
    readonly id: string;
    readonly type: string;
    readonly timestamp: string;
    readonly actor?: schemas.EventActor;
    readonly test?: true;
  };
  /** Milliseconds since 1970. */
  readonly receivedAt: number;
  /** The secrets of the webhook at this time. */
  readonly secrets: readonly string[];
  readonly response: ReceiverResponse;
}

/** Milliseconds for which a delivery or its log entry may be late: an attempt before it may time out. */
export const timeLimit = 2 * deliveryRules.timeoutSeconds * 1000;

/** One address of the receiver. */
export class Endpoint {
  readonly url: string;
  readonly deliveries: Delivery[] = [];
  /** The responses to the next deliveries. Others get 200. */
  readonly responses: ReceiverResponse[] = [];
  secrets: readonly string[] = [];
  readonly #clock: Clock;
  #arrival = Promise.withResolvers<void>();

  constructor(url: string, clock: Clock) {
    this.url = url;
    this.#clock = clock;
  }

  /** Stores a delivery. @returns the response to it */
  accept(headers: Delivery['headers'], body: string): ReceiverResponse {
    const { url, secrets } = this;
    const response = this.responses.shift() ?? { status: 200 };
    // No case expects a body that is not JSON.
    const payload = Object(parsed(body) ?? { id: '', type: body.slice(0, 100), timestamp: '' });
    this.deliveries.push({ url, headers, body, payload, receivedAt: this.#clock.now(), secrets, response });
    this.#arrival.resolve();
    this.#arrival = Promise.withResolvers();
    return response;
  }

  /** Returns the first delivery that matches, and waits for it if it has not arrived. @throws Mismatch */
  async receive(isExpected: (delivery: Delivery, index: number) => boolean, limit = timeLimit): Promise<Delivery> {
    for (const end = this.#clock.now() + limit; ; ) {
      const found = this.deliveries.find(isExpected);
      if (found) return found;
      const types = this.deliveries.map(({ payload }) => payload.type);
      if (this.#clock.now() >= end) throw new Mismatch(`expected another delivery than ${types.join(', ') || 'none'}`);
      await Promise.race([this.#arrival.promise, this.#clock.sleep(20)]);
    }
  }
}

/** Receives the deliveries of webhooks, each at an endpoint of its own. */
export class Receiver {
  /** The address under which the server reaches it. */
  readonly url: string;
  /** Counts from 1970. */
  readonly clock: Clock;
  readonly #endpoints = new Map<string, Endpoint>();

  constructor(url: string, clock = systemClock) {
    this.url = url;
    this.clock = clock;
  }

  endpoint(): Endpoint {
    const { href, pathname } = new URL(`/hooks/${crypto.randomUUID()}`, this.url);
    const endpoint = new Endpoint(href, this.clock);
    this.#endpoints.set(pathname, endpoint);
    return endpoint;
  }

  /** Takes a delivery. @returns the response to it */
  accept(url: string, headers: Delivery['headers'], body: string): ReceiverResponse {
    return this.#endpoints.get(new URL(url, this.url).pathname)?.accept(headers, body) ?? { status: 404 };
  }
}

/** Returns the first 4 KiB of a response as text. A character that is cut in two is left out. */
export function bodyExcerpt({ body = '' }: ReceiverResponse): string {
  const bytes = new TextEncoder().encode(body);
  return new TextDecoder().decode(bytes.subarray(0, 4096), { stream: bytes.length > 4096 });
}

export interface RunningReceiver {
  readonly receiver: Receiver;
  close(): Promise<void>;
}

/**
 * Starts a receiver.
 * @param address the URL under which the server reaches it; by default a free port on loopback
 */
export async function startReceiver(address?: string): Promise<RunningReceiver> {
  const server = createServer(async (request, response) => {
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
    const { status, headers: own, body, delay } = receiver.accept(request.url ?? '', headers, await text(request));
    if (delay !== undefined) await setTimeout(delay);
    response.writeHead(status, own).end(body);
  });
  const port = address === undefined ? 0 : portOf(new URL(address));
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject).listen(port, address === undefined ? '127.0.0.1' : undefined, resolve);
  await promise;
  const receiver = new Receiver(address ?? `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return {
    receiver,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

const portOf = ({ port, protocol }: URL) => Number(port || (protocol === 'https:' ? 443 : 80));
