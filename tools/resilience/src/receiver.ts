import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';

/** A message, however often it was received. */
export interface ReceivedMessage {
  /** The header `webhook-id`. */
  id: string;
  /** The id in the body, and that of the record. */
  eventId: string;
  entityId: number;
  type: string;
  version: number;
  times: number;
  /** Whether a response was 204. */
  isAccepted: boolean;
}

/** The maximum milliseconds until a response, and the share of error responses. */
const maxResponseTime = 20;
const errorShare = 0.02;

/** A receiver of webhooks that can be stopped and started again, and keeps the messages that it has received. */
export class Receiver {
  /** By `webhook-id`. */
  readonly messages = new Map<string, ReceivedMessage>();
  /** Whether some responses are 500. */
  hasErrors = true;
  #server: Server | undefined;
  #port = 0;

  get url(): string {
    return `http://127.0.0.1:${this.#port}/`;
  }

  /** Listens, on the same port each time. */
  async start(): Promise<void> {
    const server = createServer((request, response) => this.#respond(request, response));
    server.listen(this.#port, '127.0.0.1');
    await once(server, 'listening');
    this.#port = (server.address() as AddressInfo).port;
    this.#server = server;
  }

  /** Closes all connections at once. */
  async stop(): Promise<void> {
    const server = this.#server;
    if (!server) return;
    this.#server = undefined;
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  }

  async #respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request).catch(() => undefined);
    // The connection was closed before the end of the body.
    if (body === undefined || !request.complete) return;
    const message = this.#add(String(request.headers['webhook-id']), JSON.parse(body));
    await setTimeout(Math.random() * maxResponseTime);
    if (response.destroyed) return;
    const isError = this.hasErrors && Math.random() < errorShare;
    response.writeHead(isError ? 500 : 204).end();
    message.isAccepted ||= !isError;
  }

  #add(id: string, event: { id: string; type: string; data: { id: number; version: number } }): ReceivedMessage {
    const { type, data } = event;
    const message = this.messages.get(id) ?? {
      ...{ id, eventId: event.id, entityId: data.id, type, version: data.version },
      ...{ times: 0, isAccepted: false },
    };
    message.times++;
    this.messages.set(id, message);
    return message;
  }
}
