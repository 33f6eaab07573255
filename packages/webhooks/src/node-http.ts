import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Receiver } from './receiver.ts';
import type { IncomingRequest } from './request.ts';

/** A request whose body is still to come. To stop half-way must not end the connection: the answer goes over it. */
export const unread = (request: IncomingMessage): IncomingRequest => ({
  method: request.method,
  headers: request.headers,
  body: request.iterator({ destroyOnReturn: false }),
  bodyUsed: request.readableDidRead,
});

export async function answer(receiver: Receiver, request: IncomingRequest, response: ServerResponse): Promise<void> {
  const { status, headers, body } = await receiver.receive(request);
  response.writeHead(status, headers).end(body);
}
