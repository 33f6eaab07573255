import type { IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { serveHttp } from '@worklane/testing/serve-http';
import { waitFor } from '@worklane/testing/wait-for';

interface Delivery {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface Receiver {
  readonly url: string;
  readonly received: readonly Delivery[];
  /** The status of the responses from now on. */
  status: number;
  /** Resolves when this number of deliveries was received. */
  until(count: number): Promise<void>;
}

/** Starts an http server that records deliveries until the end of the test. */
export async function startReceiver(responseHeaders: Record<string, string> = {}): Promise<Receiver> {
  const received: Delivery[] = [];
  const url = await serveHttp(async (request, response) => {
    received.push({ headers: request.headers, body: await text(request) });
    response.writeHead(receiver.status, responseHeaders).end('{"ok":true}');
  });
  const receiver: Receiver = {
    url: `${url}/hooks`,
    received,
    status: 200,
    until: (count) =>
      waitFor(() => {
        if (received.length < count) throw new Error(`${received.length} of ${count} deliveries were received.`);
      }),
  };
  return receiver;
}
