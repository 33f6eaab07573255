import type { IncomingHttpHeaders } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Identity } from './test-authority.ts';

export interface ReceivedDelivery {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A receiver like that of a customer: accepts all deliveries over https on the local machine. */
export interface HttpsReceiver {
  url: string;
  deliveries: ReceivedDelivery[];
  close(): Promise<void>;
}

export async function openHttpsReceiver(identity: Identity): Promise<HttpsReceiver> {
  const deliveries: ReceivedDelivery[] = [];
  const server = createServer(identity, async (request, response) => {
    deliveries.push({ path: request.url ?? '', headers: request.headers, body: await text(request) });
    response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `https://127.0.0.1:${(server.address() as AddressInfo).port}/worklane`,
    deliveries,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
