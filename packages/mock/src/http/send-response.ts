import type { ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { HttpResponse } from './request-handler.ts';
import { violationsHeader } from './violation.ts';

export interface CommonHeaders {
  readonly cors: Readonly<Record<string, string>>;
  readonly requestId: string;
}

/** Sends a response. Resolves when it is sent or the client has closed the connection. */
export async function sendResponse(
  response: HttpResponse,
  outgoing: ServerResponse,
  { cors, requestId }: CommonHeaders,
): Promise<void> {
  const { status, headers, body, violations = [] } = response;
  outgoing.statusCode = status;
  for (const [name, value] of Object.entries(headers)) outgoing.setHeader(name, value);
  // An upstream with its own CORS policy takes precedence.
  if (!outgoing.hasHeader('Access-Control-Allow-Origin')) {
    for (const [name, value] of Object.entries(cors)) outgoing.appendHeader(name, value);
  }
  if (!outgoing.hasHeader('X-Request-Id')) outgoing.setHeader('X-Request-Id', requestId);
  if (violations.length > 0) outgoing.setHeader('sl-violations', violationsHeader(violations));
  if (body !== null && typeof body === 'object' && Symbol.asyncIterator in body) {
    // The client needs the headers of a stream before its first event.
    outgoing.flushHeaders();
    // After the headers are sent, an interrupted stream can only be reported by closing the connection.
    await pipeline(body, outgoing).catch(() => outgoing.destroy());
    return;
  }
  if (body !== null) outgoing.setHeader('Content-Length', Buffer.byteLength(body));
  // Node omits the body of a response to HEAD.
  outgoing.end(body);
}
