import type { IncomingMessage, ServerResponse } from 'node:http';
import { answer, unread } from './node-http.ts';
import type { Receiver } from './receiver.ts';

/** A request of Express or Connect: parsers before may have left the body, and some hosts keep the raw one. */
interface ExpressRequest extends IncomingMessage {
  readonly body?: unknown;
  readonly rawBody?: unknown;
}

/**
 * For Express and Connect. Put it before `express.json()`, which keeps only what it has parsed; after `express.raw()` or
 * `express.text()` it works too.
 */
export function expressHandler(
  receiver: Receiver,
): (request: ExpressRequest, response: ServerResponse) => Promise<void> {
  return (request, response) => {
    const { method, headers } = request;
    const body = [request.rawBody, request.body].find(isRaw);
    return answer(receiver, body === undefined ? unread(request) : { method, headers, body }, response);
  };
}

const isRaw = (body: unknown): body is string | Uint8Array => typeof body === 'string' || body instanceof Uint8Array;
