import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { prepareSession } from './session-settings.ts';

/** Maximum milliseconds before the first attempt to reconnect; doubled after each failure. */
const firstDelay = 100;
const longestDelay = 5000;

/** Milliseconds between two statements that detect an unresponsive server. */
const checkInterval = 5000;

type Callback = (payload: string) => void;

interface Connection {
  readonly client: pg.Client;
  /** Aborts when the connection has ended. */
  readonly ended: AbortSignal;
}

/**
 * Listens on all channels of a node over one connection. A loop waits until the connection ends and reconnects with
 * exponential backoff (full jitter). Notifications in between are lost, so subscribers also poll.
 */
export class Listener {
  readonly #config: pg.ClientConfig;
  readonly #Client: typeof pg.Client;
  readonly #channels = new Map<string, Set<Callback>>();
  #client: pg.Client | undefined;
  #first: Promise<Connection> | undefined;
  #running: Promise<void> | undefined;
  #isClosed = false;

  constructor(config: pg.ClientConfig, Client: typeof pg.Client) {
    this.#config = config;
    this.#Client = Client;
  }

  /**
   * Calls back for every notification of a channel until the returned function is called.
   * @throws the error of the first attempt to connect; later connections are retried until they succeed
   */
  async listen(channel: string, callback: Callback): Promise<() => Promise<void>> {
    const callbacks = this.#channels.get(channel) ?? new Set();
    this.#channels.set(channel, callbacks.add(callback));
    const unsubscribe = async () => {
      callbacks.delete(callback);
    };
    try {
      this.#first ??= this.#connect();
      const first = await this.#first;
      this.#running ??= this.#run(first);
      // If this fails, the loop reconnects and listens on every channel.
      await this.#client?.query(listenStatement(channel)).catch(() => undefined);
      return unsubscribe;
    } catch (error) {
      this.#first = undefined;
      await unsubscribe();
      throw error;
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    if (this.#client) destroy(this.#client);
    await this.#running;
  }

  async #run(first: Connection): Promise<void> {
    let connection: Connection | undefined = first;
    for (let failures = 0; !this.#isClosed; failures++) {
      if (connection) {
        await checkUntilEnded(connection);
        destroy(connection.client);
        failures = 0;
      }
      if (!this.#isClosed) await delay(Math.random() * Math.min(firstDelay * 2 ** failures, longestDelay));
      connection = this.#isClosed ? undefined : await this.#connect().catch(() => undefined);
    }
  }

  async #connect(): Promise<Connection> {
    const client = new this.#Client(this.#config);
    const ended = new AbortController();
    client.once('end', () => ended.abort());
    // The running statement also fails, and `end` follows.
    client.on('error', () => undefined);
    client.on('notification', ({ channel, payload = '' }) => {
      for (const callback of this.#channels.get(channel) ?? []) callback(payload);
    });
    this.#client = client;
    try {
      await client.connect();
      await prepareSession((text, parameters) => client.query(text, parameters));
      await client.query([...this.#channels.keys()].map(listenStatement).join('; '));
      return { client, ended: ended.signal };
    } catch (error) {
      destroy(client);
      throw error;
    }
  }
}

const listenStatement = (channel: string): string => `listen ${pg.escapeIdentifier(channel)}`;

async function checkUntilEnded({ client, ended }: Connection): Promise<void> {
  try {
    for (;;) {
      await delay(checkInterval, undefined, { signal: ended, ref: false });
      await client.query('select 1');
    }
  } catch {
    // The connection has ended or timed out.
  }
}

/** Destroys the socket, because `end()` would wait for the server. */
function destroy(client: pg.Client): void {
  client.connection.stream.destroy();
}
