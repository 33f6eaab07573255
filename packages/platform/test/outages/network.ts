import { type AddressInfo, createServer, connect as dial, type Socket } from 'node:net';

/** A network between a node and a database, which can lose everything that is sent. */
export interface Network {
  /** The URL of the database through it. */
  readonly url: string;
  /** Drops all traffic of existing connections forever, and of new ones until `restore`, without closing them. */
  cut(): void;
  restore(): void;
  close(): Promise<void>;
}

export async function openNetwork(databaseUrl: string): Promise<Network> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isCut = false;
  const keep = (socket: Socket): Socket => {
    sockets.add(socket);
    return socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
  };
  const server = createServer({ allowHalfOpen: true }, (client) => {
    keep(client);
    if (isCut) return;
    const database = keep(dial({ port: Number(target.port), host: target.hostname }));
    client.pipe(database).pipe(client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = Object.assign(new URL(databaseUrl), { port: (server.address() as AddressInfo).port }).href;
  return {
    url,
    cut() {
      isCut = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    restore() {
      isCut = false;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
