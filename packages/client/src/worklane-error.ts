import type { problems, schemas } from '@worklane/contract';

/** An error code of the authorization server (RFC 6749, section 5.2). */
export type OAuthErrorCode = schemas.OAuthError['error'];

/**
 * An error that the client itself detects.
 *
 * - `network_error`: the request failed, or the connection closed before the response was complete
 * - `timeout`: no complete response within the timeout
 * - `aborted`: the `AbortSignal` was aborted; `cause` is its reason
 * - `unexpected_response`: the response does not match the contract, usually because `baseUrl` is another server
 * - `organization_unknown`: the access token does not name its organization
 * - `signed_out`: there are no tokens, or no refresh token to renew them
 * - `storage_failed`: the token storage failed or took too long; `cause` is its error
 * - `callback_failed`: another function of the application failed; `cause` is its error
 * - `state_mismatch`, `issuer_mismatch`: the authorization response does not belong to this sign-in
 */
export type ClientErrorCode =
  | 'network_error'
  | 'timeout'
  | 'aborted'
  | 'unexpected_response'
  | 'organization_unknown'
  | 'signed_out'
  | 'storage_failed'
  | 'callback_failed'
  | 'state_mismatch'
  | 'issuer_mismatch';

export type ErrorCode = schemas.ProblemCode | OAuthErrorCode | ClientErrorCode;

type Problems = typeof problems;

/** The HTTP status of an error code; undefined for errors without a response. */
export type StatusOf<Code extends ErrorCode> = Code extends keyof Problems
  ? Problems[Code]['status']
  : Code extends schemas.ProblemCode | OAuthErrorCode | 'unexpected_response'
    ? number
    : undefined;

/** One validation error of a request: a JSON pointer (RFC 6901), a code and a message. */
export interface ErrorIssue extends schemas.ProblemError {}

/** A record, identified by kind and ID. */
export interface RecordReference extends schemas.RecordReference {}

/** Where to continue with the event feed after a recovery of the service has undone events. */
export interface Resync extends schemas.Resync {}

export interface WorklaneErrorDetails<Code extends ErrorCode> {
  status?: StatusOf<Code> | undefined;
  errors?: ErrorIssue[] | undefined;
  referencedBy?: RecordReference[] | undefined;
  resync?: Resync | undefined;
  requestId?: string | undefined;
  retryAfter?: number | undefined;
  cause?: unknown;
}

/**
 * The only error class of this client. Use `code` in programs and `message` in logs and user interfaces.
 *
 *     if (WorklaneError.is(error, 'validation_failed')) error.errors[0]?.pointer;
 */
export class WorklaneError<Code extends ErrorCode = ErrorCode> extends Error {
  override readonly name = 'WorklaneError';
  /** A stable code of the API, of OAuth or of the client. */
  declare readonly code: Code;
  /** The HTTP status; undefined without a response. */
  declare readonly status: StatusOf<Code>;
  /** The validation errors of the request. */
  declare readonly errors: readonly ErrorIssue[];
  /** The records that refer to this one, for `record_referenced`. */
  declare readonly referencedBy: readonly RecordReference[];
  /** Where to continue with the event feed, for `resync_required`. */
  declare readonly resync: Resync | undefined;
  /** Identifies the request in the logs of the service. */
  declare readonly requestId: string | undefined;
  /** Seconds to wait before the next request, from `Retry-After`. */
  declare readonly retryAfter: number | undefined;

  constructor(code: Code, message: string, details: WorklaneErrorDetails<Code> = {}) {
    const { status, errors = [], referencedBy = [], resync, requestId, retryAfter, cause } = details;
    super(message, { cause });
    this.code = code;
    this.status = status as StatusOf<Code>;
    this.errors = errors;
    this.referencedBy = referencedBy;
    this.resync = resync;
    this.requestId = requestId;
    this.retryAfter = retryAfter;
  }

  /** Returns whether a value is a WorklaneError and, if codes are given, has one of them. */
  static is<Code extends ErrorCode = ErrorCode>(error: unknown, ...codes: Code[]): error is WorklaneError<Code> {
    return error instanceof WorklaneError && (codes.length === 0 || codes.includes(error.code as Code));
  }
}

/** Returns the error of a function of the application, unless it has thrown a WorklaneError itself. */
export const failureOf = (
  code: 'storage_failed' | 'callback_failed' | 'network_error',
  what: string,
  cause: unknown,
): WorklaneError =>
  WorklaneError.is(cause) ? cause : new WorklaneError(code, `${what} failed: ${innermostMessage(cause)}.`, { cause });

/** Node reports "fetch failed" and keeps the reason in nested causes, which can also be a circle. */
function innermostMessage(error: unknown, depth = 0): string {
  const { cause, message } = Object(error) as { cause?: unknown; message?: unknown };
  if (cause && depth < 10) return innermostMessage(cause, depth + 1);
  return typeof error === 'object' ? String(message ?? 'unknown') : String(error);
}
