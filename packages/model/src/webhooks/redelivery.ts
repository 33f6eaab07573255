import type { schemas } from '@worklane/contract';
import { invalidFields, invalidTime, ProblemError, toUtcTimestamp } from '@worklane/contract/requests';
import { type DeliveryAttempt, isTest } from './delivery-attempt.ts';

/** Maximum age of an event that can be redelivered on request, in milliseconds. */
const redeliveryWindow = 30 * 24 * 3_600_000;

const isRecent = (log: schemas.WebhookLog, now: Date): boolean =>
  isTest(log) || Date.parse(timestampOf(log.request)) >= now.getTime() - redeliveryWindow;

const timestampOf = ({ body }: schemas.WebhookLogRequest): string => JSON.parse(body).timestamp;

/** @throws ProblemError not_found when the event is too old to be redelivered */
export function requireRecent(log: schemas.WebhookLog, now: Date): void {
  if (isRecent(log, now)) return;
  const occurred = `The event of attempt ${log.id} occurred on ${timestampOf(log.request)}.`;
  throw new ProblemError('not_found', `${occurred} Events can be redelivered for 30 days.`);
}

/** Returns since when failed deliveries are sent again: for 30 days by default. @throws ProblemError validation_failed */
export function recoveryStart(text: string | undefined, now: Date): Date {
  const utc = toUtcTimestamp(text ?? new Date(now.getTime() - redeliveryWindow).toISOString());
  const violation =
    utc === undefined
      ? invalidTime('date-time')
      : ({ code: 'too_small', detail: 'must be at most 30 days ago' } as const);
  if (utc !== undefined && Date.parse(utc) >= now.getTime() - redeliveryWindow) return new Date(utc);
  throw invalidFields([{ in: 'body', pointer: '/since', ...violation }]);
}

/** Returns the highest number of the attempts to deliver a message. */
export const lastAttemptNumber = (attempts: readonly DeliveryAttempt[], eventId: string): number =>
  Math.max(0, ...attempts.filter(({ log }) => log.event_id === eventId).map(({ log }) => log.attempt));

/**
 * Returns the last attempts of the events whose last attempt since a time failed, without test messages. Of an event that is
 * retried, the last attempt is pending.
 *
 * @param attempts newest first
 */
export function attemptsToRecover(attempts: readonly DeliveryAttempt[], since: Date, now: Date): schemas.WebhookLog[] {
  const logs = attempts.map(({ log }) => log).filter((log) => !isTest(log));
  const last = new Map<string, schemas.WebhookLog>();
  for (const log of logs) {
    if (Date.parse(log.created_at) >= since.getTime() && !last.has(log.event_id)) last.set(log.event_id, log);
  }
  return [...last.values()].filter((log) => log.status === 'failed' && isRecent(log, now)).reverse();
}
