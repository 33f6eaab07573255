import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Address {
  /** 0 uses any free port. */
  readonly port: number;
  readonly host: string;
}

/** Other machines cannot connect to it. */
export const defaultHost = '127.0.0.1';

export interface RunningServer {
  /** The base URL, without a trailing slash. */
  readonly url: string;
  /** Also closes open connections. */
  close(): Promise<void>;
}

/** Milliseconds: a client that was busy for the 5 s of Node's default would send its next request to a closed connection. */
const keepAliveTimeout = 75_000;

/** Starts a server. @throws Error when the address is in use or not available */
export async function listen(listener: RequestListener, address: Address): Promise<RunningServer> {
  const server = createServer({ keepAliveTimeout }, listener);
  await listenOn(server, address);
  return {
    url: urlOf(server),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** @throws Error when the address is in use or not available */
export async function listenOn(server: Server, { port, host }: Address): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(listenError(error, { port, host })));
    server.listen(port, host, resolve);
  });
}

/** Returns the base URL of a listening server, without a trailing slash. */
export function urlOf(server: Server): string {
  const { address, port, family } = server.address() as AddressInfo;
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
}

function listenError(error: NodeJS.ErrnoException, { port, host }: Address): Error {
  if (error.code === 'EADDRINUSE') {
    return new Error(
      `Port ${port} on ${host} is already in use. Stop the other process, or choose a port with --port.`,
    );
  }
  return new Error(`Cannot listen on ${host}:${port}: ${error.message}.`, { cause: error });
}
