import { once } from 'node:events';
import { createServer, request as sendRequest } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface AuthorizedProxy {
  readonly url: string;
  close(): void;
}

/**
 * Starts a proxy that adds an access token to every request and leaves the rest as it is: the official suite cannot
 * authenticate.
 */
export async function startAuthorizedProxy(target: string, token: string): Promise<AuthorizedProxy> {
  const { hostname, port, pathname } = new URL(target);
  const server = createServer((incoming, outgoing) => {
    const headers = { ...incoming.headers, authorization: `Bearer ${token}` };
    const options = { hostname, port, path: incoming.url, method: incoming.method, headers };
    const forwarded = sendRequest(options, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    forwarded.on('error', () => outgoing.destroy());
    outgoing.on('close', () => forwarded.destroy());
    incoming.pipe(forwarded);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${pathname}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
