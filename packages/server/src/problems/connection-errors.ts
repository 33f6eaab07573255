import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

/** The errors of Node.js for what is not a request yet, with the status and the detail of the response. */
const responses: Readonly<Record<string, readonly [status: number, detail: string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'The request line and the headers exceed the limit of 16384 bytes.'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'The extensions of a chunk are too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request did not arrive in time.'],
};
const malformed = [400, 'The request is not valid HTTP.'] as const;

/**
 * Responds with a problem (RFC 9457) to what Node.js cannot parse, before there is a request that Fastify could route, and closes
 * the connection. It is not of the contract, which describes requests.
 */
export function sendConnectionError(error: Error & { code?: string }, socket: Socket): void {
  // After a response has begun, another one would be taken for a part of it.
  const current = (socket as Socket & { _httpMessage?: { headersSent: boolean } })._httpMessage;
  if (error.code === 'ECONNRESET' || !socket.writable || current?.headersSent) {
    socket.destroy(error);
    return;
  }
  const [status, detail] = responses[error.code ?? ''] ?? malformed;
  const title = STATUS_CODES[status];
  const body = JSON.stringify({ type: 'about:blank', title, status, detail });
  const headers = [
    `HTTP/1.1 ${status} ${title}`,
    'Content-Type: application/problem+json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  socket.end(`${headers.join('\r\n')}\r\n\r\n${body}`);
}
