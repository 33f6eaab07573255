import type { Connection } from '../connection.ts';
import { WorklaneError } from '../worklane-error.ts';
import type { Answer, Attempts, HttpRequest } from './answer.ts';
import { aborted, attempt } from './attempt.ts';
import { type Outcome, retryDelay } from './retry-policy.ts';

/**
 * Sends the request until it is answered for good, whatever the answer is.
 * @throws WorklaneError network_error, timeout, aborted
 */
export async function exchange(connection: Connection, request: HttpRequest, attempts: Attempts): Promise<Answer> {
  for (let retries = 0; ; retries++) {
    const outcome: Outcome = await attempt(connection, request, attempts);
    const delay = retryDelay(connection, outcome, retries, attempts);
    if (delay !== undefined) await pause(connection, delay, attempts.signal);
    else if (outcome instanceof WorklaneError) throw outcome;
    else return outcome;
  }
}

export const pause = (connection: Connection, delay: number, signal: AbortSignal | undefined): Promise<void> =>
  connection.wait(delay, signal).catch(() => {
    throw aborted(signal);
  });
