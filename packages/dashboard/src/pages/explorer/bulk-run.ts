import { WorklaneError } from '@worklane/client';

export interface BulkFailure<T> {
  readonly item: T;
  readonly error: Error;
}

export interface BulkResult<T> {
  readonly succeeded: readonly T[];
  readonly failed: readonly BulkFailure<T>[];
}

interface BulkRun<T> {
  readonly items: readonly T[];
  readonly action: (item: T) => Promise<unknown>;
  /** Ends the run before the next item. Requests under way are awaited, so that the result is complete. */
  readonly signal: AbortSignal;
  /** Called after each item, with the number of items so far. */
  readonly onProgress: (done: number) => void;
  /** Requests at once. More than the default would only wait for each other at the database, and use up the rate limit sooner. */
  readonly concurrency?: number;
}

/**
 * Runs an action for each item, and continues after failures. It ends early when the signal aborts or the session has
 * ended. A rate limit is waited for.
 */
export async function runBulk<T>({
  items,
  action,
  signal,
  onProgress,
  concurrency = 4,
}: BulkRun<T>): Promise<BulkResult<T>> {
  const succeeded: T[] = [];
  const failed: BulkFailure<T>[] = [];
  let next = 0;
  let ended = false;
  const work = async () => {
    while (!signal.aborted && !ended && next < items.length) {
      const item = items[next++] as T;
      try {
        await withinRateLimit(() => action(item), signal);
        succeeded.push(item);
      } catch (caught) {
        if (caught === signal.reason) return;
        const error = caught as Error;
        ended ||= WorklaneError.is(error) && error.status === 401;
        failed.push({ item, error });
      }
      onProgress(succeeded.length + failed.length);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  return { succeeded, failed };
}

async function withinRateLimit(action: () => Promise<unknown>, signal: AbortSignal): Promise<void> {
  for (;;) {
    try {
      await action();
      return;
    } catch (error) {
      if (!WorklaneError.is(error) || error.status !== 429) throw error;
      await pause((error.retryAfter ?? 1) * 1_000, signal);
    }
  }
}

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
