import { lock } from 'proper-lockfile';
import { CliError } from '../errors.ts';

/** Milliseconds after which the lock of a killed process is void. */
const stale = 5000;

/** Milliseconds between two attempts to get it. */
const interval = 1000;

/**
 * Does work while no other process uses the journal, so that two never import the same file at once. Waits until the lock of
 * a killed process is void.
 * @param work its signal aborts if another process takes the lock, such as after the machine was suspended
 * @param patience for how many milliseconds it waits
 * @throws CliError if another process has the lock, or has taken it
 */
export async function withJournalLock<T>(
  path: string,
  work: (lost: AbortSignal) => Promise<T>,
  patience = stale + 2000,
): Promise<T> {
  const lost = new AbortController();
  const release = await acquire(path, patience, (cause) => lost.abort(inUse(cause)));
  try {
    const result = await work(lost.signal);
    lost.signal.throwIfAborted();
    return result;
  } finally {
    if (!lost.signal.aborted) await release();
  }
}

async function acquire(
  path: string,
  patience: number,
  onCompromised: (cause: Error) => void,
): Promise<() => Promise<void>> {
  try {
    return await lock(path, {
      // The journal need not exist yet.
      realpath: false,
      stale,
      update: stale / 5,
      retries: { retries: patience / interval, factor: 1, minTimeout: interval },
      onCompromised,
    });
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'ELOCKED' ? inUse(error) : error;
  }
}

const inUse = (cause: unknown) =>
  new CliError('Another process is importing this file. Wait for it, or stop it.', undefined, { cause });
