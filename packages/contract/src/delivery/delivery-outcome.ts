import { deliveryRules } from '../generated/delivery-rules.ts';
import type * as schemas from '../generated/types.ts';
import { invalidStatusError, timeoutError, transportError } from './delivery-errors.ts';

export interface DeliveryRequest {
  /** Absolute, http or https. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Aborts the request. */
  readonly signal?: AbortSignal;
}

/** The response or the error of a request, and the whole milliseconds that it took. */
export interface DeliveryOutcome {
  readonly durationMs: number;
  readonly response?: schemas.WebhookLogResponse;
  /** Why there is no response. */
  readonly error?: schemas.WebhookLogError;
}

export type SendDelivery = (request: DeliveryRequest) => Promise<DeliveryOutcome>;

/**
 * Measures a request, limits its time, and turns an error into that of the delivery. Never rejects.
 * @param isConnected returns whether the request was being sent
 */
export async function outcomeOf(
  { signal }: Pick<DeliveryRequest, 'signal'>,
  post: (signal: AbortSignal) => Promise<schemas.WebhookLogResponse>,
  isConnected = () => true,
): Promise<DeliveryOutcome> {
  const startedAt = performance.now();
  const timeout = AbortSignal.timeout(deliveryRules.timeoutSeconds * 1000);
  const result = await post(signal ? AbortSignal.any([signal, timeout]) : timeout).then(
    (response) => {
      const error = invalidStatusError(response.status);
      return error ? { error } : { response };
    },
    (error: Error) => ({ error: timeout.aborted ? timeoutError(isConnected()) : transportError(error) }),
  );
  return { durationMs: Math.round(performance.now() - startedAt), ...result };
}
