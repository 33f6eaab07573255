import type { IncomingMessage, ServerResponse } from 'node:http';
import { answer, unread } from './node-http.ts';
import type { Receiver } from './receiver.ts';

/** For `createServer` of node:http and https. It answers every request: put it behind your own routing if there is more. */
export function nodeHandler(receiver: Receiver): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  return (request, response) => answer(receiver, unread(request), response);
}
