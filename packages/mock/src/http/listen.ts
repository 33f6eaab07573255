import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Address {
  /** 0 takes a free one. */
  readonly port: number;
  readonly host: string;
}

/** A server that runs. */
export interface RunningServer {
  /** Without a slash at the end. */
  readonly url: string;
  /** Ends open connections too. */
  close(): Promise<void>;
}

/** @throws Error that says what to do when the address cannot be taken. */
export async function listen(listener: RequestListener, { port, host }: Address): Promise<RunningServer> {
  const server = createServer(listener);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, { port, host })));
    server.listen(port, host, resolve);
  });
  const { address, port: taken, family } = server.address() as AddressInfo;
  return {
    url: `http://${family === 'IPv6' ? `[${address}]` : address}:${taken}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function explain(error: NodeJS.ErrnoException, { port, host }: Address): Error {
  if (error.code === 'EADDRINUSE') {
    return new Error(`Port ${port} is taken on ${host}: stop what listens there, or choose another with --port.`);
  }
  return new Error(`Cannot listen on ${host}:${port}: ${error.message}.`, { cause: error });
}
