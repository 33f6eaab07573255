import { createHandler } from '@worklane/mock/handler';
import { textOf } from '../http-exchange.ts';
import { inProcessReceiver } from '../receiver/in-process.ts';
import { type Credentials, readCredentials } from '../target/credentials.ts';
import type { Server } from './server.ts';
import type { DeliveryInterceptor, Forward } from './violations/violation.ts';

/** The base URL of the mock, to which no request leaves the process. */
export const inProcess = 'http://127.0.0.1';

/** No request has to wait, but every response shows its quota. */
const conditions = { rateLimit: 1_000_000 };

/** A mock in process, which returns to its first state for each case. */
export class InProcessMock {
  #intercept: DeliveryInterceptor = unchanged;
  #receiving = this.#newReceiver();
  readonly #mock = createHandler({
    conditions,
    logError: () => {},
    now: () => this.#receiving.mockOptions.now(),
    send: (request) => this.#receiving.mockOptions.send(request),
    clock: {
      now: () => this.#receiving.mockOptions.now(),
      later: (...timer) => this.#receiving.mockOptions.clock.later(...timer),
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

  /** Starts again with the first state. */
  restart(): Server {
    this.#mock.restore(this.#snapshot);
    this.#receiving = this.#newReceiver();
    this.#intercept = unchanged;
    return {
      forward: this.forward,
      receiver: this.#receiving.receiver,
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

  #newReceiver() {
    return inProcessReceiver((delivery, deliver) => this.#intercept(delivery, deliver));
  }
}

const unchanged: DeliveryInterceptor = (delivery, deliver) => deliver(delivery);
