import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Receiver } from './receiver.ts';
import type { IncomingRequest } from './request.ts';

/** Returns a request with an unread body. Leaving the iterator early must keep the connection open for the response. */
export const toIncomingRequest = (request: IncomingMessage): IncomingRequest => ({
  method: request.method,
  headers: request.headers,
  body: request.iterator({ destroyOnReturn: false }),
  bodyUsed: request.readableDidRead,
});

export async function respond(receiver: Receiver, request: IncomingRequest, response: ServerResponse): Promise<void> {
  const { status, headers, body } = await receiver.receive(request);
  response.writeHead(status, headers).end(body);
}
