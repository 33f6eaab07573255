import { isAscii } from 'node:buffer';
import type { IncomingHttpHeaders } from 'node:http';
import type { Dispatcher } from 'undici';
import { type TransportError, toTransportError } from './transport-errors.ts';

/** A response of the receiver, whatever its status. */
export interface ReceivedResponse {
  status: number;
  /** By lower-case name; several values of a name are joined with a comma and a space. */
  headers: Record<string, string>;
  /** The first 4 KiB as text: invalid UTF-8 is U+FFFD, and U+0000 is left out, since PostgreSQL cannot store it. */
  body: string;
}

/** The most bytes that are read of a body: up to here that is cheaper than a new connection. */
const maxReadBytes = 65_536;

/**
 * Reads the response to one request. Once the headers are complete the response counts, even if its body never ends.
 */
export class ResponseReader implements Dispatcher.DispatchHandler {
  readonly #response = Promise.withResolvers<ReceivedResponse | { error: TransportError }>();
  readonly #closed = Promise.withResolvers<void>();
  readonly #body = new BodyExcerpt();
  #controller: Dispatcher.DispatchController | undefined;
  #head: Pick<ReceivedResponse, 'status' | 'headers'> | undefined;
  #abortReason: Error | undefined;
  #isResolved = false;

  /** Resolves as soon as the response is known as far as it is logged, or an error in its place. */
  get response(): Promise<ReceivedResponse | { error: TransportError }> {
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

  abort(reason: Error): void {
    this.#abortReason = reason;
    this.#controller?.abort(reason);
    this.#close(reason);
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    // The request was aborted while it waited for a connection.
    if (this.#abortReason) controller.abort(this.#abortReason);
  }

  onResponseStart(_: Dispatcher.DispatchController, status: number, headers: IncomingHttpHeaders): void {
    const isInterim = status < 200;
    if (!isInterim) this.#head = { status, headers: joinValues(headers) };
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
    this.#close(error);
  }

  #close(error?: Error): void {
    this.#resolve(error);
    this.#closed.resolve();
  }

  #resolve(error?: Error): void {
    if (this.#isResolved) return;
    this.#isResolved = true;
    if (!this.#head) this.#response.resolve({ error: toTransportError(error ?? new Error('There was no response')) });
    else if (this.#head.status > 599) {
      const detail = `The response has the invalid status ${this.#head.status}.`;
      this.#response.resolve({ error: { code: 'protocol_error', detail } });
    } else this.#response.resolve({ ...this.#head, body: this.#body.toString() });
  }
}

function joinValues(headers: IncomingHttpHeaders): Record<string, string> {
  const entries = Object.entries(headers).map(([name, value = '']) => [
    name,
    typeof value === 'string' ? value : value.join(', '),
  ]);
  return Object.fromEntries(entries);
}

const maxExcerptBytes = 4096;

const decoder = new TextDecoder();

/** A decoder takes several microseconds for a few bytes. */
const decode = (bytes: Buffer): string => (isAscii(bytes) ? bytes.toString('latin1') : decoder.decode(bytes));

/** The first 4 KiB of a body, as text that PostgreSQL can store. */
export class BodyExcerpt {
  readonly #chunks: Buffer[] = [];
  #size = 0;

  /** The bytes of the body so far, kept or not. */
  get size(): number {
    return this.#size;
  }

  get isFull(): boolean {
    return this.#size >= maxExcerptBytes;
  }

  add(chunk: Buffer): void {
    if (!this.isFull) this.#chunks.push(chunk.subarray(0, maxExcerptBytes - this.#size));
    this.#size += chunk.length;
  }

  toString(): string {
    const [first, ...more] = this.#chunks;
    if (!first) return '';
    const bytes = more.length === 0 ? first : Buffer.concat(this.#chunks);
    const isTruncated = this.#size > maxExcerptBytes;
    // A character that was cut in two is left out, not replaced. Such a decoder keeps it, so it cannot be used again.
    const text = isTruncated ? new TextDecoder().decode(bytes, { stream: true }) : decode(bytes);
    return text.replaceAll('\0', '');
  }
}
