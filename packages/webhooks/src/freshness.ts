import { WebhookError } from './webhook-error.ts';

/**
 * Refuses what was signed too long ago, which may be a replay, or too far in the future. Every attempt is signed anew, so a
 * retry is fresh.
 *
 * @param timestamp Unix seconds, as the header has them
 * @param tolerance seconds, to both sides
 * @throws WebhookError invalid_header, timestamp_too_old, timestamp_too_new
 */
export function assertFresh(timestamp: string, now: Date, tolerance: number): void {
  if (!/^[0-9]{1,12}$/.test(timestamp)) {
    throw new WebhookError('invalid_header', 'The header webhook-timestamp is no number of Unix seconds.');
  }
  const age = Math.floor(now.getTime() / 1000) - Number(timestamp);
  if (age > tolerance) {
    throw new WebhookError(
      'timestamp_too_old',
      `The delivery was signed ${age} s ago; ${tolerance} s are allowed. It is a replay, or the clock here is ahead.`,
    );
  }
  if (age < -tolerance) {
    throw new WebhookError(
      'timestamp_too_new',
      `The delivery was signed ${-age} s in the future; ${tolerance} s are allowed. The clock here is behind.`,
    );
  }
}
