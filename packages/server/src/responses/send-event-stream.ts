import { Readable } from 'node:stream';
import type { Operation } from '@worklane/contract';
import { type EventStream, headerPicker } from '@worklane/runtime';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AnyCall, type AnyHandler, abortOnDisconnect } from '../requests/call.ts';
import { writeHeaders } from './response-writer.ts';

/** Returns the route handler of an operation that sends server-sent events (HTML Standard, section 9.2). */
export function streamHandler(operation: Operation, handler: AnyHandler, streams: OpenStreams) {
  const pickHeaders = headerPicker(operation);
  return async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('content-type', 'text/event-stream');
    // A response to HEAD has no body, so no stream is opened, and no Content-Length of 0 is sent.
    if (request.method === 'HEAD') return Readable.from([]);
    const controller = abortOnDisconnect(reply);
    streams.add(controller, reply);
    const call = new AnyCall(operation, pickHeaders(request.headers), request, reply, controller);
    const { body, headers } = await handler(call);
    writeHeaders(reply, headers);
    // Disables the response buffering of nginx.
    reply.header('x-accel-buffering', 'no');
    // Without this the headers would wait for the first event, and the client would not know that it is connected.
    reply.raw.once('pipe', () => reply.raw.flushHeaders());
    return new EventReadable(body as EventStream, controller.signal);
  };
}

/** The streams that are being sent. Clients keep them open indefinitely, so a server that shuts down has to end them. */
export class OpenStreams {
  readonly #controllers = new Set<AbortController>();

  add(controller: AbortController, { raw }: FastifyReply): void {
    this.#controllers.add(controller);
    raw.once('close', () => this.#controllers.delete(controller));
  }

  end(): void {
    for (const controller of this.#controllers) controller.abort();
  }
}

/**
 * Converts events to a byte stream. It requests the next event only when the client has consumed the previous ones, and ends
 * when `signal` aborts, even while its source is waiting for an event.
 */
export class EventReadable extends Readable {
  readonly #events: AsyncIterator<string>;
  readonly #signal: AbortSignal;
  readonly #end = () => {
    this.push(null);
  };

  constructor(events: EventStream, signal: AbortSignal) {
    super();
    this.#events = events[Symbol.asyncIterator]();
    this.#signal = signal;
    if (signal.aborted) this.#end();
    else signal.addEventListener('abort', this.#end, { once: true });
  }

  override _read(): void {
    this.#events.next().then(
      ({ done, value }) => {
        if (!this.#signal.aborted) this.push(done ? null : value);
      },
      (error) => this.destroy(error),
    );
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#signal.removeEventListener('abort', this.#end);
    // A source that is waiting for its next event returns only after that event, so this does not wait for it.
    this.#events.return?.().catch(() => {});
    done(error);
  }
}
