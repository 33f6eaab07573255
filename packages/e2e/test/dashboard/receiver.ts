import { once } from 'node:events';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface Message {
  type: string;
  data: Record<string, unknown>;
}

/** A webhook endpoint whose response a test chooses. */
export interface Receiver {
  /** Returns the URL of a path. */
  url(path: string): string;
  /** Returns the event types received at a path, in order. */
  typesAt(path: string): string[];
  /** Returns the messages received at a path, in order. */
  messagesAt(path: string): Message[];
  /** The response to the next deliveries. */
  response: { status: number; body: string };
  stop(): Promise<void>;
}

export async function startReceiver(certificate: { key: string; cert: string }): Promise<Receiver> {
  const received: { path: string; message: Message }[] = [];
  const server = createServer(certificate, async (request, response) => {
    received.push({ path: request.url ?? '', message: JSON.parse(await text(request)) });
    const { status, body } = receiver.response;
    response.writeHead(status, { 'content-type': 'text/plain' }).end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const receiver: Receiver = {
    url: (path) => `https://127.0.0.1:${port}${path}`,
    messagesAt: (wanted) => received.filter(({ path }) => path === wanted).map(({ message }) => message),
    typesAt: (wanted) => receiver.messagesAt(wanted).map(({ type }) => type),
    response: { status: 200, body: 'thanks' },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return receiver;
}
