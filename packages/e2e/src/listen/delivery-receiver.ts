import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface ReceivedDelivery {
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface DeliveryReceiver {
  readonly url: string;
  readonly received: readonly ReceivedDelivery[];
  close(): Promise<void>;
}

/** Starts a server that records deliveries, over https if it has a certificate. */
export async function startDeliveryReceiver(certificate?: { key: string; cert: string }): Promise<DeliveryReceiver> {
  const received: ReceivedDelivery[] = [];
  const receive: RequestListener = async (request, response) => {
    received.push({ headers: request.headers, body: await buffer(request) });
    response.end();
  };
  const server = certificate ? createSecureServer(certificate, receive) : createServer(receive);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `${certificate ? 'https' : 'http'}://127.0.0.1:${port}/hooks`,
    received,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
