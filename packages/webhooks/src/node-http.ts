import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Receiver } from './receiver.ts';
import type { IncomingRequest } from './request.ts';

/** Returns a request with an unread body. Leaving the iterator early must keep the connection open for the response. */
export const toIncomingRequest = (request: IncomingMessage): IncomingRequest => ({
  method: request.method,
  headers: request.headers,
  // Hosts that are no servers of Node pass requests without it.
  body: request.iterator?.({ destroyOnReturn: false }) ?? request,
  bodyUsed: request.readableDidRead,
});

export async function respond(receiver: Receiver, request: IncomingRequest, response: ServerResponse): Promise<void> {
  const { status, headers, body } = await receiver.receive(request);
  // Other middleware, such as a timeout, may have responded meanwhile.
  if (!response.headersSent) response.writeHead(status, headers).end(body);
}
