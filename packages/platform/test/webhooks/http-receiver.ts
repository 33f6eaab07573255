import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** An answer; `never` leaves the sender waiting. */
export type Answer = { status: number; headers?: Record<string, string> } | 'never';

/** A receiver without TLS, which answers as it is told to. */
export interface HttpReceiver {
  origin: string;
  received: Received[];
  /** What is answered to a request; 204 unless a test says otherwise. */
  answer: (request: Received) => Answer | Promise<Answer>;
  /** The most requests of a path that were in flight at once. */
  mostAtOnce(path: string): number;
  close(): Promise<void>;
}

export async function openHttpReceiver(): Promise<HttpReceiver> {
  const inFlight = new Map<string, { now: number; most: number }>();
  const server = createServer(async (request, response) => {
    const path = request.url ?? '';
    const count = inFlight.get(path) ?? { now: 0, most: 0 };
    inFlight.set(path, count);
    count.most = Math.max(count.most, ++count.now);
    response.on('close', () => count.now--);
    const received = { path, headers: request.headers, body: await text(request) };
    receiver.received.push(received);
    const answer = await receiver.answer(received);
    if (answer !== 'never') response.writeHead(answer.status, answer.headers).end('answered');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const receiver: HttpReceiver = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: [],
    answer: () => ({ status: 200 }),
    mostAtOnce: (path) => inFlight.get(path)?.most ?? 0,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return receiver;
}
