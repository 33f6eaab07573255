import type { IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { serveHttp } from '@worklane/testing/serve-http';

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
  const url = await serveHttp(async (request, response) => {
    received.push({ headers: request.headers, body: await text(request) });
    await receiver.until;
    response.writeHead(receiver.statuses.shift() ?? 204, receiver.headers).end('ok');
  }, tls);
  const receiver: TestReceiver = {
    url: `${url}/hook?x=1`,
    received,
    statuses: [],
    headers: {},
    until: Promise.resolve(),
  };
  return receiver;
}
