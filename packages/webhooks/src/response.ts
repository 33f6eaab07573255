import type { WebhookError, WebhookErrorCode } from './webhook-error.ts';

/**
 * What became of a delivery that was taken: handlers ran, no handler is for it, it was handled before, a newer version of the
 * record was seen, or this version of the contract does not know the event.
 */
export type Outcome = 'handled' | 'unhandled' | 'duplicate' | 'stale' | 'unknown';

/** What the sender gets. Its body is JSON, and stands in the log of the webhook. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly result: Outcome | WebhookErrorCode;
}

const json = { 'content-type': 'application/json' };

export const accepted = (result: Outcome): Answer => ({
  status: 200,
  headers: json,
  body: JSON.stringify({ result }),
  result,
});

export function refused({ code, status, message, retryAfter }: WebhookError): Answer {
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
