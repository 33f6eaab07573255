import { setImmediate } from 'node:timers/promises';
import { type DeliveryOutcome, type DeliveryRequest, transportError } from '@worklane/contract/delivery';
import type { OpenapiReader } from '@worklane/contract/openapi-reader';
import { createHandler } from '@worklane/mock/handler';
import { operationOf } from '../contract/document.ts';
import { textOf } from '../event-stream.ts';
import { bodyOf, type HttpResponse, type Send } from '../http-exchange.ts';
import { type Clock, sendWithinRateLimits } from '../rate-limits.ts';
import { bodyExcerpt, Receiver } from '../receiver/receiver.ts';
import { type Credentials, readCredentials } from '../target/credentials.ts';
import type { DeliveryInterceptor, Forward, Interceptor } from './violations/violation.ts';

/** A server without violations, for one case. */
export interface Server {
  readonly forward: Forward;
  /** Absent where nobody waits. */
  readonly clock?: Clock;
  /** Whether later cases find what a case leaves. */
  readonly isShared: boolean;
  /** Receives its deliveries. */
  readonly receiver?: Receiver;
}

export type StartServer = () => Server;

/** Returns the `Send` of the suite to a server, with an interceptor for the requests of some operations. */
export function intercepted(
  contract: OpenapiReader,
  { forward, clock }: Pick<Server, 'forward' | 'clock'>,
  interceptor: Interceptor = (call, next) => next(call.request),
  operations?: readonly string[],
): Send {
  const sendOnce: Send = async (_, request) => {
    const operation = operationOf(contract, request.method, request.path);
    const isIntercepted = operation && (operations?.includes(operation.id) ?? true);
    const response: HttpResponse = isIntercepted
      ? await interceptor({ operation, request }, forward)
      : await forward(request);
    return { request, response };
  };
  return clock ? sendWithinRateLimits({}, clock, sendOnce) : sendOnce;
}

/** Lets a mistake happen to what a receiver gets. */
export function interceptDeliveries(receiver: Receiver, interceptor: DeliveryInterceptor): void {
  const accept = receiver.accept.bind(receiver);
  receiver.accept = (url, headers, body) =>
    interceptor({ url, headers, body }, (each) => accept(each.url, each.headers, each.body));
}

/** The base URL of the mock, to which no request leaves the process. */
export const inProcess = 'http://127.0.0.1';

/** No request has to wait, but every response shows its quota. */
const conditions = { rateLimit: 1_000_000 };

/** No response of the mock asks to wait, but violations do. */
export const withoutWaiting = { now: () => 0, sleep: async () => {} };

/** A mock in process, which returns to its first state for each case. */
export class InProcessMock {
  /** The receiver of a case, with a clock of its own. */
  #surroundings = inProcessReceiver();
  readonly #mock = createHandler({
    conditions,
    logError: () => {},
    now: () => this.#surroundings.mockOptions.now(),
    send: (request) => this.#surroundings.mockOptions.send(request),
    clock: {
      now: () => this.#surroundings.mockOptions.now(),
      later: (...timer) => this.#surroundings.mockOptions.clock.later(...timer),
    },
  });
  #snapshot = this.#mock.snapshot();

  async credentials(): Promise<Credentials> {
    return readCredentials(JSON.stringify(await this.#mock.credentials(inProcess)));
  }

  /** Makes the current state the first one, with its access tokens. */
  keepState(): void {
    this.#snapshot = this.#mock.snapshot();
  }

  /** Returns the state as plain JSON. */
  snapshot() {
    return this.#mock.snapshot();
  }

  /** Starts again with the first state. */
  restart(): Server {
    this.#surroundings = inProcessReceiver();
    this.#mock.restore(this.#snapshot);
    return { forward: this.forward, receiver: this.#surroundings.receiver, clock: withoutWaiting, isShared: false };
  }

  readonly forward: Forward = async ({ method, path, headers, stream, ...request }) => {
    const body = bodyOf({ method, path, headers, ...request });
    const received = await this.#mock.fetch(new Request(inProcess + path, { method, headers, ...body }));
    return {
      status: received.status,
      // As a server sends it.
      headers: new Map([['date', this.#surroundings.mockOptions.now().toUTCString()], ...received.headers]),
      body: await textOf(received, stream, everythingSent),
    };
  };
}

/** A stream of the mock sends an event before the change responds. */
async function everythingSent(): Promise<void> {
  for (let turn = 0; turn < 10; turn++) await setImmediate();
}

/** The time of the machine, which jumps ahead when a caller waits, so that a retry in 5 seconds is made at once. */
class SkippingClock implements Clock {
  #skipped = 0;
  readonly #timers = new Set<{ readonly at: number; readonly call: () => void }>();

  now(): number {
    return Date.now() + this.#skipped;
  }

  /** Calls a function when a caller has waited so long. @returns a function that cancels the call */
  later(call: () => void, milliseconds: number): () => void {
    const timer = { at: this.now() + milliseconds, call };
    this.#timers.add(timer);
    return () => void this.#timers.delete(timer);
  }

  async sleep(milliseconds: number): Promise<void> {
    const end = this.now() + milliseconds;
    await everythingReady();
    for (const timer of [...this.#timers].toSorted((a, b) => a.at - b.at)) {
      if (timer.at > end || !this.#timers.delete(timer)) continue;
      this.#skipTo(timer.at);
      timer.call();
      await everythingReady();
    }
    this.#skipTo(end);
  }

  #skipTo(time: number): void {
    this.#skipped += Math.max(0, time - this.now());
  }
}

const everythingReady = () => setImmediate();

const refused = transportError(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }));

/** Returns a receiver for a mock in this process, with what it sends deliveries and waits with. */
function inProcessReceiver() {
  const time = new SkippingClock();
  const now = () => new Date(time.now());
  const receiver = new Receiver('http://127.0.0.1', time);
  const send = async ({ url, headers, body }: DeliveryRequest): Promise<DeliveryOutcome> => {
    if (!url.startsWith(`${receiver.url}/`)) return { durationMs: 0, error: refused };
    const response = receiver.accept(url, headers, body);
    const { status, delay = 0, headers: own = {} } = response;
    if (delay > 0) await time.sleep(delay);
    return { durationMs: delay, response: { status, headers: { ...own }, body: bodyExcerpt(response) } };
  };
  return { receiver, mockOptions: { now, send, clock: { now, later: time.later.bind(time) } } };
}
