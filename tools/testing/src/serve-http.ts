import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterwards } from './afterwards.ts';

/** Starts an HTTP server on this machine, over https with a certificate, which is closed afterwards. @returns its URL, without a path */
export async function serveHttp(listener: RequestListener, tls?: { key: string; cert: string }): Promise<string> {
  const server = tls ? createSecureServer(tls, listener) : createServer(listener);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  afterwards(() => {
    server.closeAllConnections();
    server.close();
  });
  return `${tls ? 'https' : 'http'}://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
