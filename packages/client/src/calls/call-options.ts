/** The options of every call. */
export interface CallOptions {
  /** Cancels the call and its retries. */
  signal?: AbortSignal | undefined;
  /** Milliseconds for one attempt, including the response body; 0 and Infinity disable the limit. */
  timeout?: number | undefined;
  /** Maximum number of retries of an idempotent request. */
  maxRetries?: number | undefined;
  /** Added to the headers that the client sends. */
  headers?: Record<string, string> | undefined;
}

/** The options of a call that has an effect. */
export interface WriteOptions extends CallOptions {
  /** Makes the call idempotent across runs of your program. Default: a unique key for each call. */
  idempotencyKey?: string | undefined;
}

export interface CreateOptions extends WriteOptions {}

export interface ChangeOptions extends WriteOptions {
  /** The `version` or ETag that the record must still have; otherwise the error is `version_mismatch`. */
  ifMatch?: number | string | undefined;
}

export interface ModifyOptions extends CallOptions {
  /** Maximum number of attempts before the error is `version_mismatch`; default 5. */
  maxAttempts?: number | undefined;
}

export type AnyCallOptions = ChangeOptions;
