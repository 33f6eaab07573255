/** The error codes and the HTTP status of each. The service retries after all of them except 410. */
export const statuses = {
  /** The method is not POST. */
  method_not_allowed: 405,
  /** A Standard Webhooks header is missing. */
  missing_header: 400,
  /** A Standard Webhooks header is malformed. */
  invalid_header: 400,
  /** The delivery was signed longer ago than the tolerance: a replay, or a wrong clock. */
  timestamp_too_old: 400,
  /** The delivery was signed further in the future than the tolerance. */
  timestamp_too_new: 400,
  /** No signature matches the body and one of the secrets. */
  invalid_signature: 401,
  /** The body exceeds `maxBodyBytes`. */
  body_too_large: 413,
  /** The body ended early. */
  body_incomplete: 400,
  /** The body was read before the receiver could verify it. */
  body_consumed: 500,
  /** The signed body is not JSON. */
  invalid_json: 400,
  /** The signed body is not an event, or violates the contract. */
  invalid_payload: 400,
  /** The event type is not in this version of the contract. Only `verify` rejects it. */
  unknown_event: 400,
  /** Another request is handling the same delivery. */
  in_progress: 503,
  /** Thrown by handlers: the service should retry, after `retryAfter`. */
  retry_later: 503,
  /** Thrown by handlers: the service should disable the webhook. */
  gone: 410,
  /** A handler or another callback failed, or returned a value of the wrong type; `cause` is its error. */
  handler_failed: 500,
  /** A store failed, or returned a value of the wrong type; `cause` is its error. */
  store_failed: 500,
  /** An option of `createReceiver` or `signDelivery` is invalid. */
  invalid_option: 500,
  /** The pattern passed to `on` matches no event. */
  unknown_pattern: 500,
} as const;

export type WebhookErrorCode = keyof typeof statuses;

export interface WebhookErrorDetails {
  readonly cause?: unknown;
  /** Seconds before the next attempt, sent as `Retry-After`. */
  readonly retryAfter?: number;
}

/** The only error class of this package. Its message never contains a secret or a part of the payload's data. */
export class WebhookError extends Error {
  override readonly name = 'WebhookError';
  /** Stable, unlike the message. */
  readonly code: WebhookErrorCode;
  /** The HTTP status of the response. */
  readonly status: number;
  /** Seconds before the next attempt. */
  readonly retryAfter: number | undefined;

  constructor(code: WebhookErrorCode, message: string, { cause, retryAfter }: WebhookErrorDetails = {}) {
    super(message, cause === undefined ? undefined : { cause });
    this.code = code;
    // Programs without types can pass any code and any time, which must not fail the response.
    this.status = statuses[code] ?? 500;
    this.retryAfter = Number.isFinite(retryAfter) && Number(retryAfter) >= 0 ? retryAfter : undefined;
  }
}
