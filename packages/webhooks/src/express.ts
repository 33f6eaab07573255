import type { IncomingMessage, ServerResponse } from 'node:http';
import { respond, toIncomingRequest } from './node-http.ts';
import type { Receiver } from './receiver.ts';

/** A request of Express or Connect. Middleware may have set `body`, and some hosts keep the raw body. */
interface ExpressRequest extends IncomingMessage {
  readonly body?: unknown;
  readonly rawBody?: unknown;
}

/**
 * Returns a handler for Express and Connect. Mount it before `express.json()`, which discards the raw body. It also works
 * after `express.raw()` or `express.text()`.
 */
export function expressHandler(
  receiver: Receiver,
): (request: ExpressRequest, response: ServerResponse) => Promise<void> {
  return (request, response) => {
    const { method, headers } = request;
    const body = [request.rawBody, request.body].find(isRaw);
    return respond(receiver, body === undefined ? toIncomingRequest(request) : { method, headers, body }, response);
  };
}

const isRaw = (body: unknown): body is string | Uint8Array => typeof body === 'string' || body instanceof Uint8Array;
