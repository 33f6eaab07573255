import type { schemas } from '@worklane/contract';
import { type AttemptResult, attemptResult } from '@worklane/contract/delivery';
import type { SendOutcome } from '../transport/sender.ts';
import type { LeasedDelivery } from './claim-deliveries.ts';

/** An attempt that was made to deliver a message. */
export interface DeliveryAttempt extends AttemptResult {
  delivery: LeasedDelivery;
  requestHeaders: Record<string, string>;
  durationMs: number;
  response: schemas.WebhookLogResponse | undefined;
}

interface SentDelivery {
  delivery: LeasedDelivery;
  requestHeaders: Record<string, string>;
  outcome: SendOutcome;
  now: Date;
  /** From 0 to 1; spreads retries. */
  random: () => number;
}

/** Returns the attempt for a request that was sent. */
export function createAttempt({ delivery, requestHeaders, outcome, now, random }: SentDelivery): DeliveryAttempt {
  const { durationMs } = outcome;
  const { trigger, retries } = delivery;
  const result = 'error' in outcome ? { error: outcome.error } : { response: outcome };
  const { response } = result;
  return {
    delivery,
    requestHeaders,
    durationMs,
    response,
    ...attemptResult({ outcome: result, trigger, retries, now, random }),
  };
}
