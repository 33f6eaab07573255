import type { IncomingHttpHeaders } from 'node:http';
import { deliveryRules, type schemas } from '@worklane/contract';
import {
  BodyExcerpt,
  invalidStatusError,
  joinedHeaders,
  type TransportError,
  timeoutError,
  transportError,
} from '@worklane/contract/delivery';
import { LRUCache } from 'lru-cache';
import { Agent, type Dispatcher, errors } from 'undici';
import type { AddressPolicy, Host } from '../../outbound/address-policy.ts';
import { createTlsContext, dnsResolver, guardedConnector, type Resolve } from '../../outbound/guarded-connector.ts';

export interface SenderOptions {
  addressPolicy: AddressPolicy;
  /** Returns whether a host may be reached over http; by default, the address policy decides. */
  allowsHttp?: ((host: Host) => boolean) | undefined;
  /** PEM certificates that are trusted besides those of Node.js. */
  ca?: string | undefined;
  /** Returns the addresses of a name; queries DNS by default. */
  resolve?: Resolve;
  /** Milliseconds for the whole request: connection, headers and body. */
  timeoutMs?: number;
  /** The most connections to one origin; further requests wait for one, within their timeout. */
  connectionsPerOrigin?: number;
}

export interface SendRequest {
  /** Absolute, https; or http to a host for which `allowsHttp` returns true. */
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** The response or the error of a request, and the whole milliseconds that it took. */
export type SendOutcome = { durationMs: number } & (schemas.WebhookLogResponse | { error: TransportError });

export type Sender = ReturnType<typeof createSender>;

/** Creates a sender over HTTP/1.1. Connections are kept alive for each origin, and closed after 4 idle seconds. */
export function createSender({
  addressPolicy,
  allowsHttp = (host) => addressPolicy.allowsHttp(host),
  ca,
  resolve = dnsResolver(),
  timeoutMs = deliveryRules.timeoutSeconds * 1000,
  connectionsPerOrigin = 256,
}: SenderOptions) {
  const agent = new Agent({
    connect: guardedConnector({ addressPolicy, allowsHttp, resolve, secureContext: createTlsContext(ca), timeoutMs }),
    connections: connectionsPerOrigin,
    allowH2: false,
    maxHeaderSize: 16_384,
    // One timeout over everything replaces these two.
    headersTimeout: 0,
    bodyTimeout: 0,
  });
  return {
    /** Posts a body. Never rejects; redirects are not followed. */
    async send({ url, headers, body }: SendRequest): Promise<SendOutcome> {
      const startedAt = performance.now();
      const reader = new ResponseReader();
      const timer = setTimeout(() => reader.abort(timeoutError(reader.isSending, timeoutMs / 1000)), timeoutMs);
      void reader.closed.then(() => clearTimeout(timer));
      const target = parseUrl(url);
      if (target) agent.dispatch({ ...target, method: 'POST', headers, body }, reader);
      else reader.abort(transportError(new errors.InvalidArgumentError('Invalid URL')));
      const response = await reader.response;
      return { durationMs: Math.round(performance.now() - startedAt), ...response };
    },
    /** Aborts all requests and closes all connections. */
    close: () => agent.destroy(),
  };
}

/** The URLs of endpoints: parsing one takes as long as signing a delivery. */
const urls = new LRUCache<string, { origin: string; path: string }>({ max: 10_000 });

function parseUrl(url: string): { origin: string; path: string } | undefined {
  const known = urls.get(url);
  if (known) return known;
  const parsed = URL.parse(url);
  if (!parsed) return undefined;
  const target = { origin: parsed.origin, path: parsed.pathname + parsed.search };
  urls.set(url, target);
  return target;
}

/** The most bytes that are read of a body: up to here that is cheaper than a new connection. */
const maxReadBytes = 65_536;

/**
 * Reads the response to one request. Once the headers are complete the response counts, even if its body never ends.
 */
class ResponseReader implements Dispatcher.DispatchHandler {
  readonly #response = Promise.withResolvers<schemas.WebhookLogResponse | { error: TransportError }>();
  readonly #closed = Promise.withResolvers<void>();
  readonly #body = new BodyExcerpt();
  #controller: Dispatcher.DispatchController | undefined;
  #head: Pick<schemas.WebhookLogResponse, 'status' | 'headers'> | undefined;
  #abortReason: Error | undefined;
  #isResolved = false;

  /** Resolves as soon as the response is known as far as it is logged, or an error in its place. */
  get response(): Promise<schemas.WebhookLogResponse | { error: TransportError }> {
    return this.#response.promise;
  }

  /** Resolves when nothing is read or sent any more. */
  get closed(): Promise<void> {
    return this.#closed.promise;
  }

  /** Whether there is a connection, and the request is being sent. */
  get isSending(): boolean {
    return this.#controller !== undefined;
  }

  abort(error: TransportError): void {
    this.#close(error);
    this.#abortReason = new Error(error.detail);
    this.#controller?.abort(this.#abortReason);
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    // The request was aborted while it waited for a connection.
    if (this.#abortReason) controller.abort(this.#abortReason);
  }

  onResponseStart(_: Dispatcher.DispatchController, status: number, headers: IncomingHttpHeaders): void {
    const isInterim = status < 200;
    if (!isInterim) this.#head = { status, headers: joinedHeaders(headers) };
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#body.add(chunk);
    if (this.#body.isFull) this.#resolve();
    if (this.#body.size > maxReadBytes) controller.abort(new Error('The rest of the body is not needed'));
  }

  onResponseEnd(): void {
    this.#close();
  }

  onResponseError(_: Dispatcher.DispatchController, error: Error): void {
    this.#close(transportError(error));
  }

  #close(error?: TransportError): void {
    this.#resolve(error);
    this.#closed.resolve();
  }

  #resolve(error = transportError(new Error('There was no response.'))): void {
    if (this.#isResolved) return;
    this.#isResolved = true;
    const failure = this.#head ? invalidStatusError(this.#head.status) : error;
    if (this.#head && !failure) this.#response.resolve({ ...this.#head, body: this.#body.toString() });
    else this.#response.resolve({ error: failure ?? error });
  }
}
