import { setImmediate } from 'node:timers/promises';
import { createHandler } from '@worklane/mock/handler';
import { textOf } from '../event-stream.ts';
import { inProcessReceiver } from '../receiver/in-process.ts';
import { type Credentials, readCredentials } from '../target/credentials.ts';
import type { Server } from './server.ts';
import type { Forward } from './violations/violation.ts';

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

  readonly forward: Forward = async ({ method, path, headers, body, stream }) => {
    const received = await this.#mock.fetch(
      new Request(inProcess + path, { method, headers, ...(body !== undefined && { body }) }),
    );
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
