/** Loads the values of IDs that have one. */
export type LoadMany<T> = (ids: readonly number[]) => Promise<ReadonlyMap<number, T>>;

interface Waiting<T> {
  readonly id: number;
  readonly resolve: (value: T | undefined) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Returns a function that loads the value of an ID, undefined if it has none. All IDs that are requested while a page
 * renders are loaded together, at most `most` at a time.
 */
export function batched<T>(load: LoadMany<T>, most: number): (id: number) => Promise<T | undefined> {
  let waiting: Waiting<T>[] = [];
  async function flush() {
    const requests = waiting;
    waiting = [];
    for (let start = 0; start < requests.length; start += most) {
      void settle(load, requests.slice(start, start + most));
    }
  }
  return (id) =>
    new Promise((resolve, reject) => {
      if (waiting.push({ id, resolve, reject }) === 1) setTimeout(flush);
    });
}

async function settle<T>(load: LoadMany<T>, requests: readonly Waiting<T>[]): Promise<void> {
  try {
    const values = await load([...new Set(requests.map(({ id }) => id))]);
    for (const { id, resolve } of requests) resolve(values.get(id));
  } catch (error) {
    for (const { reject } of requests) reject(error);
  }
}
