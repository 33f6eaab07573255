import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { onTestFinished } from 'vitest';
import type { Identity } from '../test-authority.ts';

/** A TCP or TLS server that writes raw responses, valid or not. It is closed after the test. */
export interface RawServer {
  /** http, or https with an identity. */
  url: string;
  port: number;
  /** How many connections were opened so far, and how many are open now. */
  connections: { opened: number; open: number };
  /** The received requests as they were on the wire. */
  requests: string[];
}

/** @param respond is called with each complete request. */
export async function openRawServer(
  respond: (socket: Socket, request: string) => void,
  identity?: Identity,
): Promise<RawServer> {
  const sockets = new Set<Socket>();
  const serve = (socket: Socket): void => {
    raw.connections.opened++;
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
      if (!isComplete(received)) return;
      const request = received;
      received = '';
      raw.requests.push(request);
      respond(socket, request);
    });
  };
  const server: Server = identity ? createTlsServer(identity, serve) : createServer(serve);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const raw: RawServer = {
    url: `${identity ? 'https' : 'http'}://127.0.0.1:${port}/hooks`,
    port,
    connections: { opened: 0, open: 0 },
    requests: [],
  };
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
  return raw;
}

/** Returns whether the body has the length of its Content-Length. */
function isComplete(request: string): boolean {
  const [head = '', body] = request.split(/\r\n\r\n(.*)/s);
  return body !== undefined && body.length === Number(/^content-length: (\d+)$/im.exec(head)?.[1] ?? 0);
}

/** Returns a complete response with its Content-Length. */
export const rawResponse = (status: string, body: string, ...headers: string[]): string =>
  [`HTTP/1.1 ${status}`, `Content-Length: ${Buffer.byteLength(body)}`, ...headers, '', body].join('\r\n');
