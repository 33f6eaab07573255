import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterwards } from './afterwards.ts';

/** Starts an HTTP server on this machine which is closed afterwards. @returns its URL, without a path */
export async function serveHttp(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterwards(() => {
    server.closeAllConnections();
    server.close();
  });
  return `${tls ? 'https' : 'http'}://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
