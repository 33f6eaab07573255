import { once } from 'node:events';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A program that receives deliveries, and answers what a test wants. */
export interface Receiver {
  /** A URL of it. */
  url(path: string): string;
  /** The types of what came to a path, in order. */
  typesAt(path: string): string[];
  /** What it answers from now on. */
  answer: { status: number; body: string };
  stop(): Promise<void>;
}

export async function startReceiver(certificate: { key: string; cert: string }): Promise<Receiver> {
  const received: { path: string; type: string }[] = [];
  const server = createServer(certificate, async (request, response) => {
    const { type } = JSON.parse(await text(request)) as { type: string };
    received.push({ path: request.url ?? '', type });
    const { status, body } = receiver.answer;
    response.writeHead(status, { 'content-type': 'text/plain' }).end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const receiver: Receiver = {
    url: (path) => `https://127.0.0.1:${port}${path}`,
    typesAt: (wanted) => received.filter(({ path }) => path === wanted).map(({ type }) => type),
    answer: { status: 200, body: 'thanks' },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return receiver;
}
