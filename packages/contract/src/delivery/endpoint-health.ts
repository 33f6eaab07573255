import { deliveryRules } from '../generated/delivery-rules.ts';
import type * as schemas from '../generated/types.ts';

/** Milliseconds for which an endpoint may fail without a success before it is disabled. */
export const maxFailingTime = deliveryRules.maxFailingSeconds * 1000;

export type HealthChange = 'recovered' | 'failing' | keyof typeof disabledReasons;

/** Why a webhook is disabled. */
export const disabledReasons = {
  gone: 'The endpoint responded with status 410 Gone.',
  'failed for too long': 'Every delivery failed for 5 days.',
} as const;

interface HealthEvidence {
  readonly response?: Pick<schemas.WebhookLogResponse, 'status'> | null | undefined;
  readonly error?: object | null | undefined;
}

/**
 * Returns how an attempt changes the health of its endpoint; usually undefined.
 * @param failingSince the time of the first failure since the last success
 */
export function healthChange(
  { response, error }: HealthEvidence,
  failingSince: string | null,
  now: Date,
): HealthChange | undefined {
  if (!error) return failingSince === null ? undefined : 'recovered';
  if (response?.status === deliveryRules.disablingStatus) return 'gone';
  if (failingSince === null) return 'failing';
  return now.getTime() - Date.parse(failingSince) < maxFailingTime ? undefined : 'failed for too long';
}
