import type { IncomingHttpHeaders } from 'node:http';
import type { Dispatcher } from 'undici';
import { failureOf } from './failure.ts';
import type { Answered, Failed } from './outcome.ts';
import { ResponseText } from './response-text.ts';
import { parseRetryAfter } from './retry-after.ts';

/** The most bytes that are read of a body: up to here it is cheaper to keep the connection than to make a new one. */
const drained = 65_536;

export interface ExchangeOptions {
  clock: () => Date;
  /** Called once, as soon as it is known what to report. */
  onOutcome: (outcome: Answered | Failed) => void;
  /** Called once, when nothing is read or sent any more. */
  onEnd: () => void;
}

/** One request and its answer. Once the headers have come the answer stands, whatever happens to its body. */
export class Exchange implements Dispatcher.DispatchHandler {
  readonly #options: ExchangeOptions;
  readonly #text = new ResponseText();
  #controller: Dispatcher.DispatchController | undefined;
  #head: Pick<Answered, 'status' | 'headers'> | undefined;
  #givenUp: Error | undefined;
  #isReported = false;
  #hasEnded = false;

  constructor(options: ExchangeOptions) {
    this.#options = options;
  }

  /** Whether there is a connection, and the request is on its way. */
  get isSending(): boolean {
    return this.#controller !== undefined;
  }

  giveUp(reason: Error): void {
    this.#givenUp = reason;
    this.#controller?.abort(reason);
    this.#end(reason);
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    // It was given up while it waited for a connection.
    if (this.#givenUp) controller.abort(this.#givenUp);
  }

  onResponseStart(_: Dispatcher.DispatchController, status: number, headers: IncomingHttpHeaders): void {
    const isInterim = status < 200;
    if (!isInterim) this.#head = { status, headers: joined(headers) };
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#text.add(chunk);
    if (this.#text.isFull) this.#report();
    if (this.#text.size > drained) controller.abort(new Error('The rest of the body is not wanted'));
  }

  onResponseEnd(): void {
    this.#end();
  }

  onResponseError(_: Dispatcher.DispatchController, error: Error): void {
    this.#end(error);
  }

  #end(error?: Error): void {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    this.#report(error);
    this.#options.onEnd();
  }

  #report(error?: Error): void {
    if (this.#isReported) return;
    this.#isReported = true;
    this.#options.onOutcome(this.#outcome(error));
  }

  #outcome(error: Error | undefined): Answered | Failed {
    if (!this.#head) return { error: failureOf(error ?? new Error('There was no answer')) };
    const { status, headers } = this.#head;
    if (status > 599) {
      return { error: { code: 'protocol_error', detail: `The answer has the status ${status}, which HTTP has not.` } };
    }
    const retryAfterMs = parseRetryAfter(headers['retry-after'], this.#options.clock());
    const answered = { status, headers, body: this.#text.toString() };
    return retryAfterMs === undefined ? answered : { ...answered, retryAfterMs };
  }
}

function joined(headers: IncomingHttpHeaders): Record<string, string> {
  const entries = Object.entries(headers).map(([name, value = '']) => [
    name,
    typeof value === 'string' ? value : value.join(', '),
  ]);
  return Object.fromEntries(entries);
}
