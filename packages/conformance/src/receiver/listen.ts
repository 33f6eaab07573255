import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { Receiver } from './receiver.ts';

export interface RunningReceiver {
  readonly receiver: Receiver;
  close(): Promise<void>;
}

/**
 * Starts a receiver.
 * @param address the URL under which the server reaches it; by default a free port on loopback
 */
export async function startReceiver(address?: string): Promise<RunningReceiver> {
  const server = createServer(async (request, response) => {
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
    const { status, headers: own, body, delay } = receiver.accept(request.url ?? '', headers, await text(request));
    if (delay !== undefined) await setTimeout(delay);
    response.writeHead(status, own).end(body);
  });
  const port = address === undefined ? 0 : portOf(new URL(address));
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject).listen(port, address === undefined ? '127.0.0.1' : undefined, resolve);
  await promise;
  const receiver = new Receiver(address ?? `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return {
    receiver,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

const portOf = ({ port, protocol }: URL) => Number(port || (protocol === 'https:' ? 443 : 80));
