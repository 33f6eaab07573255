import type { IncomingHttpHeaders } from 'node:http';
import type { schemas } from '@worklane/contract';
import {
  BodyExcerpt,
  invalidStatusError,
  joinedHeaders,
  type TransportError,
  transportError,
} from '@worklane/contract/delivery';
import type { Dispatcher } from 'undici';

/** The most bytes that are read of a body: up to here that is cheaper than a new connection. */
const maxReadBytes = 65_536;

/**
 * Reads the response to one request. Once the headers are complete the response counts, even if its body never ends.
 */
export class ResponseReader implements Dispatcher.DispatchHandler {
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
