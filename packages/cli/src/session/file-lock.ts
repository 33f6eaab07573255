import lockfile from 'proper-lockfile';
import { CliError } from '../errors.ts';

/** The waits between attempts, in milliseconds; together about a minute, longer than a token request can take. */
const retries = { retries: 80, factor: 1.2, minTimeout: 20, maxTimeout: 1000, randomize: true };

/**
 * Runs `work` while no other process holds the lock of a file. Its folder must exist, the file need not.
 * @throws CliError if another process holds it for too long
 */
export async function withFileLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  const release = await lock(file);
  try {
    return await work();
  } finally {
    await release().catch(() => undefined);
  }
}

async function lock(file: string): Promise<() => Promise<void>> {
  try {
    // A machine that was suspended loses the lock, which is no reason to end in the middle of the work.
    return await lockfile.lock(file, { realpath: false, retries, onCompromised: () => undefined });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ELOCKED') throw error;
    throw new CliError(`Another worklane process uses ${file}. Try again, or delete ${file}.lock if none is running.`);
  }
}
