import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** What happens to connections: held ones pass nothing on, as behind a firewall that drops packets. */
export type NetworkState = 'open' | 'held' | 'reset' | 'refused';

interface Pair {
  client: Socket;
  server: Socket;
}

/** Connects a node to its database, or a client to a node, so that the network between them can be cut. */
export class TcpProxy {
  readonly #target: number;
  readonly #pairs = new Set<Pair>();
  readonly #heldClients = new Set<Socket>();
  #server: Server | undefined;
  #state: NetworkState = 'open';
  #port = 0;

  /** @param target the port of 127.0.0.1 that it forwards to. */
  constructor(target: number) {
    this.#target = target;
  }

  get port(): number {
    return this.#port;
  }

  /** How many connections are open. */
  get connections(): number {
    return this.#pairs.size;
  }

  /** The ports from which it connects to its target. */
  get sourcePorts(): number[] {
    return [...this.#pairs].flatMap(({ server }) => server.localPort ?? []);
  }

  /** Listens, on the same port each time. */
  async listen(): Promise<void> {
    const server = createServer((client) => this.#accept(client));
    this.#server = server;
    server.listen(this.#port, '127.0.0.1');
    await once(server, 'listening');
    this.#port = (server.address() as AddressInfo).port;
  }

  async change(state: NetworkState): Promise<void> {
    this.#state = state;
    if (state === 'held') for (const pair of this.#pairs) hold(pair);
    if (state === 'reset' || state === 'refused') this.resetAll();
    if (state === 'refused') this.#server?.close();
    if (state !== 'open') return;
    if (!this.#server?.listening) await this.listen();
    for (const pair of this.#pairs) forward(pair);
    for (const client of this.#heldClients) this.#connect(client);
    this.#heldClients.clear();
  }

  /** Ends all connections with RST, as a firewall that has forgotten them. */
  resetAll(): void {
    for (const { client, server } of this.#pairs) {
      client.resetAndDestroy();
      server.resetAndDestroy();
    }
    for (const client of this.#heldClients) client.resetAndDestroy();
  }

  /** Cuts each connection when its client has got some more bytes, probably within a message. @returns how many */
  cutAfter(bytes: number): number {
    const pairs = [...this.#pairs];
    this.#pairs.clear();
    for (const { client, server } of pairs) {
      let left = bytes;
      server.unpipe(client).on('data', (chunk: Buffer) => {
        if (left <= 0) return;
        const sent = chunk.subarray(0, left);
        left -= sent.length;
        client.write(sent, () => {
          if (left <= 0) client.resetAndDestroy();
        });
      });
      server.resume();
    }
    return pairs.length;
  }

  async close(): Promise<void> {
    await this.change('refused');
  }

  #accept(client: Socket): void {
    client.on('error', () => undefined);
    if (this.#state === 'reset') client.resetAndDestroy();
    else if (this.#state === 'held') {
      client.pause();
      this.#heldClients.add(client);
      client.once('close', () => this.#heldClients.delete(client));
    } else this.#connect(client);
  }

  #connect(client: Socket): void {
    const server = connect({ port: this.#target, host: '127.0.0.1', noDelay: true });
    client.setNoDelay(true);
    const pair = { client, server };
    this.#pairs.add(pair);
    server.on('error', () => client.resetAndDestroy());
    server.once('close', () => client.destroy());
    client.once('close', () => {
      server.destroy();
      this.#pairs.delete(pair);
    });
    forward(pair);
  }
}

function forward({ client, server }: Pair): void {
  client.pipe(server);
  server.pipe(client);
}

function hold({ client, server }: Pair): void {
  for (const socket of [client, server]) socket.unpipe().pause();
}
