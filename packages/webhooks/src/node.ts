import type { IncomingMessage, ServerResponse } from 'node:http';
import { respond, toIncomingRequest } from './node-http.ts';
import type { Receiver } from './receiver.ts';

/** Returns a listener for `createServer` of node:http and node:https. It handles every request, whatever its path. */
export function nodeHandler(receiver: Receiver): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  return (request, response) => respond(receiver, toIncomingRequest(request), response);
}
