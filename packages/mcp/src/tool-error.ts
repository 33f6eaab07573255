import { type ErrorIssue, type RecordReference, type Resync, WorklaneError } from '@worklane/client';
import { type ProblemInfo, problems } from '@worklane/contract';
import { resourceOfKind } from './access.ts';

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

/**
 * Returns undefined instead of a result that the token does not allow. When its scopes are unknown, only a request shows that.
 * @throws any other error
 */
export async function unlessForbidden<Result>(result: Promise<Result>): Promise<Result | undefined> {
  try {
    return await result;
  } catch (error) {
    if (WorklaneError.is(error, 'insufficient_scope')) return undefined;
    throw error;
  }
}

/** An error as tools return it. */
export interface ErrorResult {
  readonly code: string;
  readonly message: string;
  readonly errors?: readonly ErrorIssue[];
  readonly referenced_by?: readonly object[];
  readonly resync?: Resync;
  /** Seconds. */
  readonly retry_after?: number;
  readonly remedy?: string;
  readonly request_id?: string;
}

/** What a model learns of an unexpected error. */
export const defectResult: ErrorResult = {
  code: 'internal_error',
  message: 'The tool failed unexpectedly.',
  remedy:
    'Do not repeat the call. Tell the user that the MCP server has a defect, which it has reported to its operator.',
};

/** Returns an error with its remedy; undefined if it is not one that a model can react to. */
export function errorResult(error: unknown): ErrorResult | undefined {
  if (error instanceof ToolError) return { code: error.code, message: error.message, remedy: error.remedy };
  if (!WorklaneError.is(error)) return undefined;
  const { code, message, errors, referencedBy, resync, retryAfter, requestId } = error;
  const remedy = remedies[code] ?? firstParagraph((problems as Readonly<Record<string, ProblemInfo>>)[code]?.remedy);
  return {
    code,
    message,
    ...(errors.length > 0 && { errors }),
    ...(referencedBy.length > 0 && { referenced_by: referencedBy.map(asArgument) }),
    ...(resync && { resync }),
    ...(retryAfter !== undefined && { retry_after: retryAfter }),
    ...(remedy !== undefined && { remedy }),
    ...(requestId !== undefined && { request_id: requestId }),
  };
}

/** Returns a reference with its kind as tools name it: `tasks` for `task`. */
const asArgument = ({ kind, id }: RecordReference) => ({ kind: resourceOfKind(kind)?.collection ?? kind, id });

/** The remedies of the contract are for programmers. These are for what a model can do. */
const remedies: Readonly<Record<string, string>> = {
  insufficient_scope: 'Ask the user to reconnect and to allow this access. who_am_i lists the current access.',
  invalid_parameter: 'Correct the parameters in errors. describe_kind lists the filters and sort orders of a kind.',
  network_error: 'Repeat the call once. If it fails again, tell the user that Worklane cannot be reached.',
  not_found: 'Look up the ID with search or list_records. The record may have been deleted.',
  rate_limited: 'Wait retry_after seconds, then continue. Prefer one call with many records to many calls.',
  record_referenced: 'Change or delete the records in referenced_by first, or keep this one.',
  resync_required:
    'Continue with resync.from as cursor. Forget what you learnt from events since resync.undone_since: read these records again.',
  timeout: 'Repeat the call once: no record is created, updated or deleted twice.',
  token_expired: 'Ask the user to reconnect.',
  token_invalid: 'Ask the user to reconnect.',
  token_revoked: 'Ask the user to reconnect. Access was revoked, or the role of the user has changed.',
  validation_failed: 'Correct the fields in errors. describe_kind lists the fields of a kind.',
  version_mismatch:
    'The record has changed since you read it. Read it again with get_record, and repeat the call with its new version if the change still makes sense.',
};

const firstParagraph = (markdown: string | undefined): string | undefined => markdown?.split('\n\n', 1)[0];
