import { setTimeout } from 'node:timers/promises';
import { transportErrorDetails } from '@worklane/contract/delivery-errors';
import { bodyExcerpt, createHandler, type Send } from '@worklane/mock/handler';
import { textOf } from '../http-exchange.ts';
import { Receiver } from '../receiver/receiver.ts';
import { type Credentials, readCredentials } from '../target/credentials.ts';
import type { Server } from './server.ts';
import type { Deliver, DeliveryInterceptor, Forward } from './violations/violation.ts';

/** The base URL of the mock, to which no request leaves the process. */
export const inProcess = 'http://127.0.0.1';

/** No request has to wait, but every response shows its quota. */
const conditions = { rateLimit: 1_000_000 };

/** Milliseconds after which a delivery counts as missing, which arrives at once or not at all. */
const deliveryLimit = 500;

/** A mock in process, which returns to its first state for each case. */
export class InProcessMock {
  readonly #send: Send = async ({ url, headers, body }) => {
    const started = performance.now();
    if (url === this.#receiver.closedUrl) return { durationMs: 0, error: refused };
    const answer = await this.#intercept({ url, headers, body }, this.#deliver);
    if (answer.delay !== undefined) await setTimeout(answer.delay);
    const response = {
      status: answer.status,
      headers: answer.headers ?? {},
      body: bodyExcerpt(Buffer.from(answer.body ?? '')),
    };
    return { durationMs: Math.round(performance.now() - started), response };
  };
  readonly #deliver: Deliver = async ({ url, headers, body }) => this.#receiver.accept(url, headers, body);
  readonly #mock = createHandler({ conditions, logError: () => {}, send: this.#send });
  #snapshot = this.#mock.snapshot();
  #receiver = newReceiver();
  #intercept: DeliveryInterceptor = (delivery, deliver) => deliver(delivery);

  async credentials(): Promise<Credentials> {
    return readCredentials(JSON.stringify(await this.#mock.credentials(inProcess)));
  }

  /** Makes the current state the first one, with its access tokens. */
  keepState(): void {
    this.#snapshot = this.#mock.snapshot();
  }

  /** Starts again with the first state. */
  restart(): Server {
    this.#mock.restore(this.#snapshot);
    this.#receiver = newReceiver();
    this.#intercept = (delivery, deliver) => deliver(delivery);
    return {
      forward: this.forward,
      receiver: this.#receiver,
      interceptDeliveries: (interceptor) => {
        this.#intercept = interceptor;
      },
    };
  }

  readonly forward: Forward = async ({ method, path, headers, body }) => {
    const received = await this.#mock.fetch(
      new Request(inProcess + path, { method, headers, ...(body !== undefined && { body }) }),
    );
    return { status: received.status, headers: new Map(received.headers), body: await textOf(received) };
  };
}

const newReceiver = () => new Receiver('http://127.0.0.1:2', deliveryLimit);

const refused = { code: 'connection_refused', detail: transportErrorDetails.connection_refused } as const;
