import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type HttpResponse, networkError } from './request-handler.ts';

/** Sends a response. Resolves when it is sent or the client has closed the connection. */
export async function sendResponse({ status, headers, body }: HttpResponse, outgoing: ServerResponse): Promise<void> {
  if (status === networkError.status) {
    outgoing.destroy();
    return;
  }
  outgoing.statusCode = status;
  for (const [name, value] of Object.entries(headers)) outgoing.setHeader(name, value);
  if (body !== null && typeof body === 'object' && Symbol.asyncIterator in body) {
    // The client needs the headers of a stream before its first event.
    outgoing.flushHeaders();
    // Unlike an iterable, a Readable ends as soon as the client disconnects. After the headers are sent, an interrupted
    // stream can only be reported by closing the connection.
    await pipeline(body instanceof Readable ? body : Readable.from(body), outgoing).catch(() => outgoing.destroy());
    return;
  }
  if (body !== null) outgoing.setHeader('Content-Length', Buffer.byteLength(body));
  // Node omits the body of a response to HEAD.
  outgoing.end(body);
}
