import type { schemas } from '@worklane/contract';
import type { ErrorCode, StatusOf } from './error-codes.ts';

/** One thing that is wrong with a request: the place as a JSON pointer (RFC 6901), a code, a sentence. */
export interface ErrorPlace extends schemas.ProblemError {}

/** A record, by kind and id. */
export interface RecordReference extends schemas.RecordReference {}

export interface WorklaneErrorDetails<Code extends ErrorCode> {
  status?: StatusOf<Code> | undefined;
  errors?: ErrorPlace[] | undefined;
  referencedBy?: RecordReference[] | undefined;
  requestId?: string | undefined;
  retryAfter?: number | undefined;
  cause?: unknown;
}

/**
 * The one error of this client. `code` tells what happened; `message` is a sentence for people that names the places.
 *
 *     if (WorklaneError.is(error, 'validation_failed')) error.errors[0]?.pointer;
 */
export class WorklaneError<Code extends ErrorCode = ErrorCode> extends Error {
  override readonly name = 'WorklaneError';
  /** Stable: of the service's problems, of OAuth, or of the client itself. */
  declare readonly code: Code;
  /** The HTTP status; undefined when nothing was answered. */
  declare readonly status: StatusOf<Code>;
  /** What is wrong with the request, place by place. */
  declare readonly errors: readonly ErrorPlace[];
  /** The records that stand in the way, with `record_referenced`. */
  declare readonly referencedBy: readonly RecordReference[];
  /** Identifies the request in the logs of the service. */
  declare readonly requestId: string | undefined;
  /** After how many seconds the service will be there again, when it said so. */
  declare readonly retryAfter: number | undefined;

  constructor(code: Code, message: string, details: WorklaneErrorDetails<Code> = {}) {
    const { status, errors = [], referencedBy = [], requestId, retryAfter, cause } = details;
    super(message, { cause });
    this.code = code;
    this.status = status as StatusOf<Code>;
    this.errors = errors;
    this.referencedBy = referencedBy;
    this.requestId = requestId;
    this.retryAfter = retryAfter;
  }

  /** Whether it is an error of this client, and, with codes, whether it has one of these. */
  static is<Code extends ErrorCode = ErrorCode>(error: unknown, ...codes: Code[]): error is WorklaneError<Code> {
    return error instanceof WorklaneError && (codes.length === 0 || codes.includes(error.code as Code));
  }
}
