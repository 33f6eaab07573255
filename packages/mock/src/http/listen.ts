import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Address {
  /** 0 uses any free port. */
  readonly port: number;
  readonly host: string;
}

export interface RunningServer {
  /** The base URL, without a trailing slash. */
  readonly url: string;
  /** Also closes open connections. */
  close(): Promise<void>;
}

/** Starts a server. @throws Error when the address is in use or not available */
export async function listen(listener: RequestListener, { port, host }: Address): Promise<RunningServer> {
  const server = createServer(listener);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(listenError(error, { port, host })));
    server.listen(port, host, resolve);
  });
  const { address, port: actualPort, family } = server.address() as AddressInfo;
  return {
    url: `http://${family === 'IPv6' ? `[${address}]` : address}:${actualPort}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function listenError(error: NodeJS.ErrnoException, { port, host }: Address): Error {
  if (error.code === 'EADDRINUSE') {
    return new Error(
      `Port ${port} on ${host} is already in use. Stop the other process, or choose a port with --port.`,
    );
  }
  return new Error(`Cannot listen on ${host}:${port}: ${error.message}.`, { cause: error });
}
