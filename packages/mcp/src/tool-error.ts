import { type ErrorIssue, WorklaneError } from '@worklane/client';
import { type ProblemInfo, problems } from '@worklane/contract';

/** An error that a model can correct, with what to do about it. */
export class ToolError extends Error {
  readonly code: string;
  readonly remedy: string;

  constructor(code: string, message: string, remedy: string) {
    super(message);
    this.code = code;
    this.remedy = remedy;
  }
}

/** An error as tools return it. */
export interface ErrorResult {
  readonly code: string;
  readonly message: string;
  readonly errors?: readonly ErrorIssue[];
  readonly referenced_by?: readonly object[];
  /** Seconds. */
  readonly retry_after?: number;
  readonly remedy?: string;
  readonly request_id?: string;
}

/** Returns an error with its remedy. @throws the error itself unless it is one that a model can react to */
export function errorResult(error: unknown): ErrorResult {
  if (error instanceof ToolError) return { code: error.code, message: error.message, remedy: error.remedy };
  if (!WorklaneError.is(error)) throw error;
  const { code, message, errors, referencedBy, retryAfter, requestId } = error;
  const remedy = remedies[code] ?? firstParagraph((problems as Readonly<Record<string, ProblemInfo>>)[code]?.remedy);
  return {
    code,
    message,
    ...(errors.length > 0 && { errors }),
    ...(referencedBy.length > 0 && { referenced_by: referencedBy }),
    ...(retryAfter !== undefined && { retry_after: retryAfter }),
    ...(remedy !== undefined && { remedy }),
    ...(requestId !== undefined && { request_id: requestId }),
  };
}

/** The remedies of the contract are for programmers. These are for what a model can do. */
const remedies: Readonly<Record<string, string>> = {
  insufficient_scope: 'Ask the user to connect again and to allow this access. who_am_i lists what is allowed.',
  invalid_parameter: 'Correct the named parameters. describe_kind lists the filters and sort orders of a kind.',
  not_found: 'Look up the ID with search or list_records. The record may have been deleted.',
  rate_limited: 'Wait for retry_after seconds, then continue. Prefer one call with many records to many calls.',
  record_referenced: 'Change or delete the records in referenced_by first, or keep this one.',
  token_expired: 'Ask the user to connect again.',
  token_invalid: 'Ask the user to connect again.',
  token_revoked: 'Ask the user to connect again. Access was revoked, or the role of the user changed.',
  validation_failed: 'Correct the fields that errors names. describe_kind lists the fields of a kind.',
  version_mismatch:
    'The record was changed in the meantime. Read it with get_record and decide again, with its new version.',
};

const firstParagraph = (markdown: string | undefined): string | undefined => markdown?.split('\n\n', 1)[0];
