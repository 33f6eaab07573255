import type { WebhookError, WebhookErrorCode } from './webhook-error.ts';

/**
 * The result of an accepted delivery: handlers ran, no handler matched, the delivery was handled before, a newer version
 * of the record was handled before, or the event type is not in this version of the contract.
 */
export type DeliveryResult = 'handled' | 'unhandled' | 'duplicate' | 'stale' | 'unknown';

/** The response to the service. Its JSON body is shown in the delivery log of the webhook. */
export interface ReceiverResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly result: DeliveryResult | WebhookErrorCode;
}

const json = { 'content-type': 'application/json' };

export const successResponse = (result: DeliveryResult): ReceiverResponse => ({
  status: 200,
  headers: json,
  body: JSON.stringify({ result }),
  result,
});

export function errorResponse({ code, status, message, retryAfter }: WebhookError): ReceiverResponse {
  return {
    status,
    headers: {
      ...json,
      ...(retryAfter === undefined ? {} : { 'retry-after': String(Math.ceil(retryAfter)) }),
      ...(code === 'method_not_allowed' ? { allow: 'POST' } : {}),
    },
    body: JSON.stringify({ result: code, message }),
    result: code,
  };
}
