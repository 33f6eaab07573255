import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import type { Identity } from '../../test/webhooks/test-authority.ts';

/** A delivery, as often as it came. */
export interface Message {
  /** The header `webhook-id`. */
  id: string;
  /** The id in the body, and that of the task. */
  eventId: string;
  entityId: number;
  type: string;
  version: number;
  times: number;
  /** Whether it was answered with 204 once. */
  isAccepted: boolean;
}

/** The longest that an answer takes, in milliseconds, and the share of those that are a refusal. */
const longestAnswer = 20;
const refused = 0.02;

/** A receiver that can die and return. It remembers what came. */
export class MortalReceiver {
  /** By `webhook-id`. */
  readonly messages = new Map<string, Message>();
  deaths = 0;
  /** Whether it also answers 500 at times. */
  refuses = false;
  readonly #identity: Identity | undefined;
  #server: Server | undefined;
  #port = 0;

  /** @param identity with which it speaks TLS. */
  constructor(identity?: Identity) {
    this.#identity = identity;
  }

  get url(): string {
    return `${this.#identity ? 'https' : 'http'}://127.0.0.1:${this.#port}/`;
  }

  /** Listens, at the same port each time. */
  async live(): Promise<void> {
    const listener = (request: IncomingMessage, response: ServerResponse) => this.#answer(request, response);
    const server = this.#identity ? createTlsServer(this.#identity, listener) : createServer(listener);
    server.listen(this.#port, '127.0.0.1');
    await once(server, 'listening');
    this.#port = (server.address() as AddressInfo).port;
    this.#server = server;
  }

  /** Cuts off whoever is connected. */
  async die(): Promise<void> {
    const server = this.#server;
    if (!server) return;
    this.#server = undefined;
    this.deaths++;
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request).catch(() => undefined);
    // The connection was cut before all had come.
    if (body === undefined) return;
    const message = this.#remember(String(request.headers['webhook-id']), JSON.parse(body));
    await setTimeout(Math.random() * longestAnswer);
    if (response.destroyed) return;
    const isRefused = this.refuses && Math.random() < refused;
    response.writeHead(isRefused ? 500 : 204).end();
    message.isAccepted ||= !isRefused;
  }

  #remember(id: string, event: { id: string; type: string; data: { id: number; version: number } }): Message {
    const message = this.messages.get(id) ?? {
      id,
      eventId: event.id,
      entityId: event.data.id,
      type: event.type,
      version: event.data.version,
      times: 0,
      isAccepted: false,
    };
    message.times++;
    this.messages.set(id, message);
    return message;
  }
}
