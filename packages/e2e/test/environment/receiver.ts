import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Certificate } from './certificate.ts';

export interface ReceivedDelivery {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A webhook endpoint on this machine that records deliveries. */
export interface Receiver {
  readonly url: string;
  readonly deliveries: readonly ReceivedDelivery[];
  /** The response to the next deliveries. */
  response: { status: number; body: string };
  stop(): Promise<void>;
}

/** Starts a receiver, over https if it has a certificate. */
export async function startReceiver(certificate?: Pick<Certificate, 'key' | 'cert'>): Promise<Receiver> {
  const deliveries: ReceivedDelivery[] = [];
  const receive: RequestListener = async (request, response) => {
    deliveries.push({ headers: request.headers as Record<string, string>, body: await text(request) });
    const { status, body } = receiver.response;
    response.writeHead(status, { 'content-type': 'text/plain' }).end(body);
  };
  const server = certificate ? createSecureServer(certificate, receive) : createServer(receive);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const receiver: Receiver = {
    url: `${certificate ? 'https' : 'http'}://127.0.0.1:${port}/hooks`,
    deliveries,
    response: { status: 200, body: 'thanks' },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return receiver;
}
