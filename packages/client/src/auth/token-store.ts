import { failureOf, WorklaneError } from '../worklane-error.ts';
import type { TokenStorage, Tokens } from './auth.ts';

/** A storage of the application whose faults are WorklaneErrors, and which loses no tokens when it cannot save them. */
export interface TokenStore {
  /** Returns the tokens. Repeats a save that has failed. @throws WorklaneError storage_failed */
  load(): Promise<Tokens | undefined>;
  /** @throws WorklaneError storage_failed */
  save(tokens: Tokens | null): Promise<void>;
  /** Runs work under the lock of the storage, if it has one. @throws WorklaneError storage_failed */
  exclusively(work: () => Promise<Tokens>): Promise<Tokens>;
}

/** Milliseconds after which the storage counts as hanging: a renewal is shared by all calls, which would hang too. */
const timeout = 30_000;

/** Milliseconds to wait for the lock, under which others renew their tokens. */
const lockTimeout = 120_000;

export function tokenStore(storage: TokenStorage): TokenStore {
  let unsaved: Tokens | undefined;

  async function save(tokens: Tokens | null): Promise<void> {
    unsaved = tokens ?? undefined;
    await limited('save', () => storage.save(tokens));
    if (unsaved === tokens) unsaved = undefined;
  }

  return {
    save,

    async load() {
      const tokens = unsaved;
      if (tokens) {
        await save(tokens);
        return tokens;
      }
      const loaded: unknown = await limited('load', () => storage.load());
      if (loaded === null || loaded === undefined) return undefined;
      if (typeof loaded === 'object') return loaded as Tokens;
      throw new WorklaneError('storage_failed', 'storage.load returned no tokens.');
    },

    exclusively: (work) =>
      !storage.lock
        ? work()
        : new Promise((resolve, reject) => {
            let running: Promise<Tokens> | undefined;
            const fail = (cause: unknown) => {
              // The result of the work counts, whatever the lock makes of it.
              running ??= Promise.reject(failureOf('storage_failed', 'storage.lock', cause));
              running.then(resolve, reject);
            };
            const timer = setTimeout(() => fail('it is not available'), lockTimeout);
            const start = () => {
              clearTimeout(timer);
              running ??= work();
              running.then(resolve, reject);
              return running;
            };
            (async () => storage.lock?.(start as never))()
              .then(() => fail('it did not run the work'), fail)
              .finally(() => clearTimeout(timer));
          }),
  };
}

/** Calls the storage, and waits a limited time. */
async function limited<T>(name: string, call: () => T): Promise<Awaited<T>> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, timeout, 'it took more than 30 seconds');
  });
  try {
    return await Promise.race([call(), late]);
  } catch (cause) {
    throw failureOf('storage_failed', `storage.${name}`, cause);
  } finally {
    clearTimeout(timer);
  }
}
