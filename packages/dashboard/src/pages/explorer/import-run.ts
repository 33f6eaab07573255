import { inBatches, isTemporary, sendBatch, WorklaneError } from '@worklane/client';
import type { RecordMethods } from '../../contract/collections.ts';

export interface ImportFailure<T> {
  readonly item: T;
  readonly error: Error;
}

/** One request of a run, which can be sent again without making a change twice. */
export interface ImportRequest<T> {
  readonly items: readonly T[];
  /** Resolves with the error of each item; undefined if it was changed. */
  readonly send: () => Promise<readonly (Error | undefined)[]>;
}

export interface ImportResult<T> {
  readonly succeeded: readonly T[];
  readonly failed: readonly ImportFailure<T>[];
  /** The requests that may have changed their items, although these have failed. */
  readonly uncertain: readonly ImportRequest<T>[];
}

interface ImportRun<T> {
  readonly items: readonly T[];
  readonly requests: (items: readonly T[]) => AsyncGenerator<ImportRequest<T>>;
  /** Those of an earlier run. They are sent first, and no other request has their items. */
  readonly uncertain?: readonly ImportRequest<T>[];
  /** Ends the run before the next request. Requests under way are awaited, so that the result is complete. */
  readonly signal: AbortSignal;
  /** Called after each request, with the number of items so far. */
  readonly onProgress: (done: number) => void;
}

/** Requests at once. More would only wait for each other at the database. */
const concurrency = 2;

/** Attempts after the first one whose outcome is unknown. */
const maxRetries = 2;

/** Returns the requests of a run that makes batches of changes, such as `{ create }`. */
export const batchesOf = <T>({ batch }: RecordMethods, changeOf: (item: T) => object) =>
  async function* (items: readonly T[]): AsyncGenerator<ImportRequest<T>> {
    let next = 0;
    for await (const changes of inBatches(items.map(changeOf))) {
      const start = next;
      next += changes.length;
      const idempotencyKey = `import-${Array.from(crypto.getRandomValues(new Uint32Array(4)), String).join('-')}`;
      yield {
        items: items.slice(start, next),
        // The run decides about retries, so that it knows the outcome of each attempt.
        send: () => sendBatch(changes, (body) => batch(body, { idempotencyKey, maxRetries: 0 })),
      };
    }
  };

/**
 * Sends the requests of the items, and continues after failures. It ends early when the signal aborts or the session has
 * ended. A rate limit is waited for.
 */
export async function runImport<T>(run: ImportRun<T>): Promise<ImportResult<T>> {
  const { items, requests, signal, onProgress } = run;
  const succeeded: T[] = [];
  const failed: ImportFailure<T>[] = [];
  const uncertain = new Set(run.uncertain);
  let ended = false;

  const settle = (item: T, error: Error | undefined) => {
    if (error) failed.push({ item, error });
    else succeeded.push(item);
  };
  const send = async (request: ImportRequest<T>) => {
    try {
      const errors = await sendRepeatedly(request);
      uncertain.delete(request);
      for (const [index, item] of request.items.entries()) settle(item, errors[index]);
    } catch (caught) {
      if (caught === signal.reason && !uncertain.has(request)) return;
      const error = caught as Error;
      ended ||= WorklaneError.is(error) && error.status === 401;
      for (const item of request.items) settle(item, error);
    }
    onProgress(succeeded.length + failed.length);
  };
  /** Once the outcome of an attempt is unknown, only a response with results tells that of the request. */
  const sendRepeatedly = async (request: ImportRequest<T>) => {
    for (let retries = 0; ; ) {
      try {
        return await request.send();
      } catch (error) {
        const isLimited = WorklaneError.is(error) && error.status === 429;
        if (!isLimited && !isRejection(error)) uncertain.add(request);
        if (!isLimited && !(isTemporary(error) && ++retries <= maxRetries)) throw error;
        await pause(((WorklaneError.is(error) && error.retryAfter) || 1) * 1_000, signal);
      }
    }
  };
  const work = async (queue: AsyncGenerator<ImportRequest<T>>) => {
    for await (const request of queue) {
      if (signal.aborted || ended) return;
      await send(request);
    }
  };

  const sent = new Set([...uncertain].flatMap((request) => request.items));
  const queue = startingWith([...uncertain], requests(items.filter((item) => !sent.has(item))));
  await Promise.all(Array.from({ length: concurrency }, () => work(queue)));
  return { succeeded, failed, uncertain: [...uncertain] };
}

async function* startingWith<T>(first: readonly T[], others: AsyncGenerator<T>): AsyncGenerator<T> {
  yield* first;
  yield* others;
}

/** Returns whether an attempt certainly made no change. */
const isRejection = (error: unknown): boolean =>
  WorklaneError.is(error) && Math.floor((error.status ?? 0) / 100) === 4 && !isTemporary(error);

/** Waits, or rejects when the signal aborts. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', abort);
      resolve();
    }, milliseconds);
    signal.addEventListener('abort', abort, { once: true });
    if (signal.aborted) abort();
  });
}
