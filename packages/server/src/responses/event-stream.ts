import { Readable } from 'node:stream';
import type { EventStream } from './response.ts';

/**
 * Events as a stream of bytes. The next event is asked for when the client has taken what came before, and nothing is
 * asked for after `signal` has aborted: the stream then ends, also while its source is still waiting for an event.
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
    // A source that still waits for its next event returns when it has it; nobody waits for that.
    this.#events.return?.().catch(() => {});
    done(error);
  }
}
