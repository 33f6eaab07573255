import type { HttpResponse } from '../http/request-handler.ts';

/** Thrown to close the connection of a stream. */
class DroppedStreamError extends Error {
  override readonly name = 'DroppedStreamError';
}

type Chunk = string | Uint8Array;

/** The open streams, which can be dropped. */
export class StreamDrops {
  readonly #open = new Set<() => void>();

  /** Drops all open streams: their connections are closed without an end of the response. */
  dropAll(): void {
    for (const drop of this.#open) drop();
  }

  /**
   * Returns the response with a stream that can be dropped.
   * @param lifetime resolves when the stream is to be dropped anyway
   */
  droppable(response: HttpResponse, lifetime: (() => Promise<void>) | undefined): HttpResponse {
    const { body } = response;
    const isStream = typeof body === 'object' && body !== null && Symbol.asyncIterator in body;
    return isStream ? { ...response, body: this.#chunks(body, lifetime) } : response;
  }

  async *#chunks(body: AsyncIterable<Chunk>, lifetime: (() => Promise<void>) | undefined): AsyncGenerator<Chunk> {
    const iterator = body[Symbol.asyncIterator]();
    let isDropped = false;
    let rejectNext = () => {};
    const drop = () => {
      isDropped = true;
      rejectNext();
    };
    this.#open.add(drop);
    lifetime?.().then(drop, drop);
    try {
      while (!isDropped) {
        const { done, value } = await new Promise<IteratorResult<Chunk>>((resolve, reject) => {
          rejectNext = () => reject(new DroppedStreamError());
          iterator.next().then(resolve, reject);
        });
        if (done) return;
        yield value;
      }
      throw new DroppedStreamError();
    } finally {
      this.#open.delete(drop);
      // A generator that waits for an event ends after it.
      void iterator.return?.();
    }
  }
}
