import { deliveryRules, type schemas } from '@worklane/contract';
import { statusError } from '@worklane/contract/delivery-errors';
import { nextAttemptAt } from '@worklane/contract/retry-schedule';
import type { ReceivedResponse } from '../transport/response-reader.ts';
import type { SendOutcome } from '../transport/sender.ts';
import type { LeasedDelivery } from './claim-deliveries.ts';

/** An attempt that was made to deliver a message. */
export interface DeliveryAttempt {
  delivery: LeasedDelivery;
  requestHeaders: Record<string, string>;
  durationMs: number;
  response: ReceivedResponse | undefined;
  /** Undefined after a success. */
  error: { code: schemas.DeliveryErrorCode; detail: string } | undefined;
  /** When the delivery is retried; undefined when it is not. */
  nextAttemptAt: Date | undefined;
}

interface SentDelivery {
  delivery: LeasedDelivery;
  requestHeaders: Record<string, string>;
  outcome: SendOutcome;
  now: Date;
  /** From 0 to 1; spreads retries. */
  random: () => number;
}

/**
 * Returns the attempt for a request that was sent. 2xx is a success, any other status a failure. 410 ends the delivery,
 * and a test message is sent only once.
 */
export function createAttempt({ delivery, requestHeaders, outcome, now, random }: SentDelivery): DeliveryAttempt {
  const { durationMs } = outcome;
  const response = 'status' in outcome ? outcome : undefined;
  const error = 'error' in outcome ? outcome.error : statusError(outcome.status);
  const isRetried = error && response?.status !== deliveryRules.disablingStatus && delivery.trigger !== 'test';
  const { retries } = delivery;
  return {
    delivery,
    requestHeaders,
    durationMs,
    response,
    error,
    nextAttemptAt: isRetried ? nextAttemptAt({ retries, response, now, random }) : undefined,
  };
}

/** Milliseconds for which an endpoint may fail without a success before it is disabled. */
export const maxFailingTime = deliveryRules.maxFailingSeconds * 1000;

export type HealthChange = 'recovered' | 'failing' | 'failed for too long' | 'gone';

/** Returns how an attempt changes the health of its endpoint; usually undefined. */
export function healthChange({ delivery, response, error }: DeliveryAttempt, now: Date): HealthChange | undefined {
  const { failing_since: failingSince } = delivery;
  if (!error) return failingSince === null ? undefined : 'recovered';
  if (response?.status === deliveryRules.disablingStatus) return 'gone';
  if (failingSince === null) return 'failing';
  return now.getTime() - Date.parse(failingSince) < maxFailingTime ? undefined : 'failed for too long';
}
