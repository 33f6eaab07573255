import { Readable } from 'node:stream';
import type { Operation } from '@worklane/contract';
import { headerPicker, type JsonLines } from '@worklane/runtime';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AnyCall, type AnyHandler } from '../requests/call.ts';
import { setMediaType, writeHeaders } from './response-writer.ts';

export const jsonLines = 'application/x-ndjson';

/**
 * Returns the route handler of an operation that sends a file of JSON lines. The next part is requested when the client has
 * consumed the previous ones. Unlike an event stream it is a response with an end: if its source fails, or the server shuts
 * down before the end, the connection closes without the last chunk, so that no client takes a part for the whole.
 */
export function jsonLinesHandler(operation: Operation, handler: AnyHandler) {
  const pickHeaders = headerPicker(operation);
  return async (request: FastifyRequest, reply: FastifyReply) => {
    setMediaType(reply, jsonLines);
    // A response to HEAD has no body, so nothing is read.
    if (request.method === 'HEAD') return Readable.from([]);
    const { body, headers } = await handler(new AnyCall(operation, pickHeaders(request.headers), request, reply));
    writeHeaders(reply, headers);
    return Readable.from(body as JsonLines, { objectMode: false });
  };
}
