import pg from 'pg';

type Host = Pick<pg.Client, 'host' | 'port'>;

/** What a server reports when a session starts, and when it changes: PostgreSQL, "Parameter status". */
interface ParameterStatus {
  readonly parameterName: string;
  readonly parameterValue: string;
}

/** SQLSTATE of a write to a read-only server. */
const readOnly = '25006';

/** A client whose connection fails when its server has, or gets, a parameter that shows the wrong role. */
export class RoleClient extends pg.Client {
  constructor(config: pg.ClientConfig, message: string, isWrong: (name: string, value: string) => boolean) {
    super(config);
    this.connection.on('parameterStatus', ({ parameterName, parameterValue }: ParameterStatus) => {
      if (!isWrong(parameterName, parameterValue)) return;
      // At once, because the same packet may say that the session is ready, whereas a socket reports its error later.
      this.connection.emit('error', Object.assign(new Error(message), { code: readOnly, severity: 'FATAL' }));
      this.connection.stream.destroy();
    });
  }
}

/** A client whose connection fails when its server is, or becomes, unable to write. */
class WritingClient extends RoleClient {
  constructor(config: pg.ClientConfig, acceptsReadOnlyDefault: boolean) {
    const refused = acceptsReadOnlyDefault ? ['in_hot_standby'] : ['in_hot_standby', 'default_transaction_read_only'];
    super(config, 'The database server is read-only.', (name, value) => refused.includes(name) && value === 'on');
  }
}

export interface PrimaryOptions {
  /** One URL for each host, in order of preference. */
  readonly urls: readonly string[];
  /** Whether a server on which `default_transaction_read_only` is on counts as a primary. */
  readonly acceptsReadOnlyDefault: boolean;
  /** Milliseconds within which a host must respond. */
  readonly timeout: number;
}

/**
 * Returns a class of clients that connect to the primary, which the driver cannot do. They share what they know of it: a
 * failed connection makes the next one ask all hosts at once. Of several primaries, all nodes choose the first in the URL.
 */
export function primaryClient({ urls, acceptsReadOnlyDefault, timeout }: PrimaryOptions): typeof pg.Client {
  let primary: Promise<Host> | undefined;
  const forget = (used: Promise<Host> | undefined) => {
    // Another connection may have found the next one.
    if (primary === used) primary = undefined;
  };

  async function probe(connectionString: string): Promise<Host> {
    const config = { connectionString, connectionTimeoutMillis: timeout, application_name: 'worklane probe' };
    const client = new WritingClient(config, acceptsReadOnlyDefault);
    client.on('error', () => undefined);
    try {
      await client.connect();
      return { host: client.host, port: client.port };
    } finally {
      client.end().catch(() => undefined);
    }
  }

  async function find(): Promise<Host> {
    const probes = urls.map(probe);
    const settled = Promise.allSettled(probes);
    for (const each of probes) {
      const host = await each.catch(() => undefined);
      if (host) return host;
    }
    const errors = (await settled).flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    // A server that refuses the connection may be the primary. A standby that responds is what an operator can promote.
    const refused = errors.find(({ code, severity }) => severity !== undefined && code !== readOnly);
    throw refused ?? errors.find(({ code }) => code === readOnly) ?? errors[0];
  }

  return class PrimaryClient extends WritingClient {
    #primary: Promise<Host> | undefined;

    constructor(config: pg.ClientConfig) {
      super(config, acceptsReadOnlyDefault);
      this.on('error', () => forget(this.#primary));
      // Until the primary is found, the driver does not listen, and the socket may time out.
      this.connection.stream.on('error', () => undefined);
    }

    override connect(): Promise<this>;
    override connect(callback: (error: Error) => void): void;
    override connect(callback?: (error: Error) => void): Promise<this> | undefined {
      const connected = this.#connect();
      if (!callback) return connected;
      connected.then(() => (callback as () => void)(), callback);
      return undefined;
    }

    async #connect(): Promise<this> {
      try {
        primary ??= find();
        this.#primary = primary;
        Object.assign(this, await primary);
        // The pool gives up by destroying the socket, which `connect` would open again.
        if (this.connection.stream.destroyed) throw new Error('timeout expired');
        await super.connect();
        return this;
      } catch (error) {
        forget(this.#primary);
        this.connection.stream.destroy();
        throw error;
      }
    }
  } as typeof pg.Client;
}
