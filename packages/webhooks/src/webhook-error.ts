/** Why a delivery was not handled, and the HTTP status that the sender gets. It tries again after each of them. */
export const statuses = {
  /** The request is no POST. */
  method_not_allowed: 405,
  /** A header of Standard Webhooks is not there. */
  missing_header: 400,
  /** A header of Standard Webhooks is not what it should be. */
  invalid_header: 400,
  /** Signed longer ago than the tolerance allows: a replay, or a clock that is wrong. */
  timestamp_too_old: 400,
  /** Signed further in the future than the tolerance allows. */
  timestamp_too_new: 400,
  /** No signature was made over this body with one of the secrets. */
  invalid_signature: 401,
  /** The body has more bytes than the bound allows. */
  body_too_large: 413,
  /** The body ended before all of it was there. */
  body_incomplete: 400,
  /** Something before the receiver has read the body, so that nothing is left to verify. */
  body_consumed: 500,
  /** Rightly signed, but no JSON. */
  invalid_json: 400,
  /** Rightly signed JSON, but no event, or none that fits the contract. */
  invalid_payload: 400,
  /** An event that this version of the contract does not have. Only `verify` refuses it. */
  unknown_event: 400,
  /** Another request is handling the same delivery now. */
  in_progress: 503,
  /** For handlers to throw: the delivery shall come again, after `retryAfter`. */
  retry_later: 503,
  /** For handlers to throw: no more deliveries are wanted. The service disables the webhook. */
  gone: 410,
  /** A handler or a hook failed; `cause` has what it threw. */
  handler_failed: 500,
  /** A store of yours failed; `cause` has what it threw. */
  store_failed: 500,
  /** `createReceiver` was given something that cannot work. */
  invalid_option: 500,
  /** `on` was given a pattern that selects nothing. */
  unknown_pattern: 500,
} as const;

export type WebhookErrorCode = keyof typeof statuses;

export interface WebhookErrorDetails {
  readonly cause?: unknown;
  /** Seconds after which another attempt makes sense. */
  readonly retryAfter?: number;
}

/** The one kind of error of this package. Its message never contains a secret or a part of the payload's data. */
export class WebhookError extends Error {
  override readonly name = 'WebhookError';
  /** Stable; the message is for people and may change. */
  readonly code: WebhookErrorCode;
  /** The HTTP status that tells the sender of it. */
  readonly status: number;
  /** Seconds, where waiting helps. */
  readonly retryAfter: number | undefined;

  constructor(code: WebhookErrorCode, message: string, { cause, retryAfter }: WebhookErrorDetails = {}) {
    super(message, cause === undefined ? undefined : { cause });
    this.code = code;
    this.status = statuses[code];
    this.retryAfter = retryAfter;
  }
}
