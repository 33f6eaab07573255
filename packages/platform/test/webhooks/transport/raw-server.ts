import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { onTestFinished } from 'vitest';
import type { Identity } from '../test-authority.ts';

/** A server below HTTP, which can misbehave. It ends with the test. */
export interface RawServer {
  /** http, or https with an identity. */
  url: string;
  port: number;
  /** How many connections were made, and how many are open. */
  connections: { made: number; open: number };
  /** The requests that came, as they were on the wire. */
  requests: string[];
}

/** @param answer is called with each request, which must come in one with its body. */
export async function openRawServer(
  answer: (socket: Socket, request: string) => void,
  identity?: Identity,
): Promise<RawServer> {
  const sockets = new Set<Socket>();
  const serve = (socket: Socket): void => {
    raw.connections.made++;
    sockets.add(socket);
    raw.connections.open = sockets.size;
    socket.on('error', () => {});
    socket.on('close', () => {
      sockets.delete(socket);
      raw.connections.open = sockets.size;
    });
    let received = '';
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1');
      if (!isWhole(received)) return;
      const request = received;
      received = '';
      raw.requests.push(request);
      answer(socket, request);
    });
  };
  const server: Server = identity ? createTlsServer(identity, serve) : createServer(serve);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const raw: RawServer = {
    url: `${identity ? 'https' : 'http'}://127.0.0.1:${port}/hooks`,
    port,
    connections: { made: 0, open: 0 },
    requests: [],
  };
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
  return raw;
}

/** Whether the body has the length that its headers tell. */
function isWhole(request: string): boolean {
  const [head = '', body] = request.split(/\r\n\r\n(.*)/s);
  return body !== undefined && body.length === Number(/^content-length: (\d+)$/im.exec(head)?.[1] ?? 0);
}

/** A whole answer with its length. */
export const answerOf = (status: string, body: string, ...headers: string[]): string =>
  [`HTTP/1.1 ${status}`, `Content-Length: ${Buffer.byteLength(body)}`, ...headers, '', body].join('\r\n');
