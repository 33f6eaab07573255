import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface CuttingProxy {
  readonly baseUrl: string;
  /** The connections that were cut. */
  readonly cuts: number;
  /** The bytes that were sent to clients, of all connections. */
  readonly bytes: number;
  /**
   * Cuts each open connection after some more bytes of responses: 0 cuts at once, and 50 probably in the middle of a message.
   * @returns how many connections will be cut
   */
  cut(afterBytes: number): number;
  close(): Promise<void>;
}

/** A connection, and the bytes of responses after which it is cut. */
interface Connection {
  readonly client: Socket;
  readonly service: Socket;
  bytesLeft: number;
}

/** Starts a TCP proxy in front of a service on this machine. */
export async function startCuttingProxy(target: string): Promise<CuttingProxy> {
  const connections = new Set<Connection>();
  let cuts = 0;
  let bytes = 0;
  const cutNow = ({ client, service }: Connection) => {
    cuts += 1;
    // A reset instead of an orderly end, as of a lost network.
    client.resetAndDestroy();
    service.destroy();
  };
  const server = createServer((client) => {
    const service = connect({ host: '127.0.0.1', port: Number(new URL(target).port) });
    const connection: Connection = { client, service, bytesLeft: Number.POSITIVE_INFINITY };
    connections.add(connection);
    const close = () => {
      connections.delete(connection);
      client.destroy();
      service.destroy();
    };
    for (const socket of [client, service]) socket.on('error', close).on('close', close);
    client.on('data', (chunk) => service.write(chunk));
    service.on('data', (chunk: Buffer) => {
      const sent = chunk.subarray(0, connection.bytesLeft);
      connection.bytesLeft -= sent.length;
      bytes += sent.length;
      // The client must get the bytes before the cut.
      client.write(sent, () => {
        if (connection.bytesLeft === 0 && connections.delete(connection)) cutNow(connection);
      });
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    get cuts() {
      return cuts;
    },
    get bytes() {
      return bytes;
    },
    cut(afterBytes) {
      const open = [...connections].filter(({ bytesLeft }) => bytesLeft === Number.POSITIVE_INFINITY);
      for (const connection of open) {
        if (afterBytes > 0) connection.bytesLeft = afterBytes;
        else if (connections.delete(connection)) cutNow(connection);
      }
      return open.length;
    },
    async close() {
      for (const { client, service } of connections) {
        client.destroy();
        service.destroy();
      }
      await new Promise((closed) => server.close(closed));
    },
  };
}
