import { createServer, type IncomingHttpHeaders } from 'node:http';
import { type AddressInfo, isIPv6 } from 'node:net';
import { text } from 'node:stream/consumers';

export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A response; `never` leaves the sender waiting. */
export type TestResponse = { status: number; headers?: Record<string, string> } | 'never';

/** A receiver without TLS whose responses a test decides. */
export interface HttpReceiver {
  origin: string;
  received: Received[];
  /** Returns the response to a request; 200 by default. */
  respond: (request: Received) => TestResponse | Promise<TestResponse>;
  /** Returns the most requests of a path that were in flight at once. */
  maxConcurrency(path: string): number;
  close(): Promise<void>;
}

/** @param host the address to listen on */
export async function openHttpReceiver(host = '127.0.0.1'): Promise<HttpReceiver> {
  const inFlight = new Map<string, { now: number; max: number }>();
  const server = createServer(async (request, response) => {
    const path = request.url ?? '';
    const count = inFlight.get(path) ?? { now: 0, max: 0 };
    inFlight.set(path, count);
    count.max = Math.max(count.max, ++count.now);
    response.on('close', () => count.now--);
    const received = { path, headers: request.headers, body: await text(request) };
    receiver.received.push(received);
    const reply = await receiver.respond(received);
    if (reply !== 'never') response.writeHead(reply.status, reply.headers).end('received');
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const receiver: HttpReceiver = {
    origin: `http://${isIPv6(host) ? `[${host}]` : host}:${(server.address() as AddressInfo).port}`,
    received: [],
    respond: () => ({ status: 200 }),
    maxConcurrency: (path) => inFlight.get(path)?.max ?? 0,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return receiver;
}
