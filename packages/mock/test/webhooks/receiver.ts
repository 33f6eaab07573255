import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

export interface ReceivedDelivery {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface TestReceiver {
  readonly url: string;
  readonly received: readonly ReceivedDelivery[];
  /** The statuses of the next responses, then 204. */
  readonly statuses: number[];
  /** Sent with each response. */
  readonly headers: Record<string, string>;
  /** Responses wait for this. */
  until: Promise<void>;
}

/** Starts a receiver of deliveries, until the end of the test. With a certificate it uses https. */
export async function startReceiver(tls?: { key: string; cert: string }): Promise<TestReceiver> {
  const received: ReceivedDelivery[] = [];
  const server: Server = tls ? createHttpsServer(tls) : createServer();
  server.listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const receiver: TestReceiver = {
    url: `${tls ? 'https' : 'http'}://127.0.0.1:${port}/hook?x=1`,
    received,
    statuses: [],
    headers: {},
    until: Promise.resolve(),
  };
  server.on('request', async (request, response) => {
    received.push({ headers: request.headers, body: await text(request) });
    await receiver.until;
    response.writeHead(receiver.statuses.shift() ?? 204, receiver.headers).end('ok');
  });
  return receiver;
}
