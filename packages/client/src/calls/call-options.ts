/** What every call can be told besides its arguments. */
export interface CallOptions {
  /** Ends the call, its retries included. */
  signal?: AbortSignal | undefined;
  /** Milliseconds for one attempt, its answer included; 0 is no limit. */
  timeout?: number | undefined;
  /** How many times it is sent again when that is safe. */
  maxRetries?: number | undefined;
  /** Sent besides those of the client. */
  headers?: Record<string, string> | undefined;
}

export interface CreateOptions extends CallOptions {
  /** Makes the creation safe to repeat across runs of your program; otherwise each call has a random one. */
  idempotencyKey?: string | undefined;
}

export interface ChangeOptions extends CallOptions {
  /** The `version` that the record must still have, or an ETag; otherwise the error is `version_mismatch`. */
  ifMatch?: number | string | undefined;
}

export interface ModifyOptions extends CallOptions {
  /** How many times the record is read and changed before the error is `version_mismatch`; 5 when left out. */
  maxAttempts?: number | undefined;
}

/** Any of them. */
export type AnyCallOptions = CreateOptions & ChangeOptions;
