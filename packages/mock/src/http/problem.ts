import { type Operation, type ProblemCode, type ProblemErrorCode, problems } from '@worklane/contract';
import type { RecordReference } from '../store/record.ts';
import type { HttpResponse, RequestHead } from './request-handler.ts';
import type { Violation } from './violation.ts';

/** One entry of `errors` in a problem. */
export interface ValidationIssue {
  readonly in: 'body' | 'query' | 'path' | 'header';
  /** JSON pointer (RFC 6901) into that part of the request. */
  readonly pointer: string;
  readonly code: ProblemErrorCode;
  readonly detail: string;
}

interface ProblemOptions {
  readonly errors?: readonly ValidationIssue[];
  /** The records that refer to the record to be deleted. */
  readonly referencedBy?: readonly RecordReference[];
  readonly headers?: Readonly<Record<string, string>>;
  readonly violations?: readonly Violation[];
}

/** Thrown to send an error response; the message is the detail of the problem. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly code: ProblemCode;
  readonly status: number;
  readonly errors: readonly ValidationIssue[];
  readonly referencedBy: readonly RecordReference[];
  readonly headers: Readonly<Record<string, string>>;
  readonly violations: readonly Violation[];

  constructor(code: ProblemCode, detail: string, options: ProblemOptions = {}) {
    const { errors = [], referencedBy = [], headers = {}, violations = [] } = options;
    super(detail);
    this.code = code;
    this.status = problems[code].status;
    this.errors = errors;
    this.referencedBy = referencedBy;
    this.headers = headers;
    this.violations = violations;
  }
}

/** Returns the same problem with further headers. */
export const withHeaders = (error: ProblemError, headers: Readonly<Record<string, string>>): ProblemError =>
  new ProblemError(error.code, error.message, { ...error, headers: { ...error.headers, ...headers } });

/** Maximum number of listed errors: `maxItems` of `errors` in the schema Problem. */
export const maxListedErrors = 100;

/** Returns the problem for invalid fields (422) or parameters (400). It lists the first 100 errors. */
export function validationProblem(
  noun: 'field' | 'parameter',
  errors: readonly ValidationIssue[],
  violations: readonly Violation[] = [],
): ProblemError {
  const code = noun === 'field' ? 'validation_failed' : 'invalid_parameter';
  return new ProblemError(code, countErrors(errors.length, noun), {
    errors: errors.slice(0, maxListedErrors),
    violations,
  });
}

function countErrors(count: number, noun: string): string {
  if (count === 1) return `1 ${noun} is not valid.`;
  if (count <= maxListedErrors) return `${count} ${noun}s are not valid.`;
  return `More than ${maxListedErrors} ${noun}s are not valid. The first ${maxListedErrors} are listed.`;
}

/** Maximum length of `instance` in the schema Problem. */
const maxInstanceLength = 4096;

/** Returns the path of a request without its query, which can contain tokens and personal data. */
export const problemInstance = ({ pathname }: URL) => pathname.slice(0, maxInstanceLength);

/** Returns the error response that the operation documents: a problem (RFC 9457) or an OAuth error. */
export function errorResponse(error: ProblemError, request: RequestHead): HttpResponse {
  const { operation } = request;
  if (operation && error.status < 429 && usesOAuthErrors(operation)) return oauthErrorResponse(error);
  return {
    status: error.status,
    headers: {
      'Content-Type': 'application/problem+json',
      ...(operation && operation.authentication !== 'none' && { 'Cache-Control': 'no-store' }),
      ...error.headers,
    },
    body: JSON.stringify(problemBody(error, request)),
    violations: error.violations,
  };
}

/** `maxItems` of `referenced_by` in the schema Problem. */
const maxReferences = 20;

function problemBody({ code, status, message, errors, referencedBy }: ProblemError, { id, url }: RequestHead) {
  return {
    type: `/docs/problems#${code}`,
    title: problems[code].title,
    status,
    detail: message,
    instance: problemInstance(url),
    code,
    ...(errors.length > 0 && { errors }),
    ...(referencedBy.length > 0 && { referenced_by: referencedBy.slice(0, maxReferences) }),
    request_id: id,
  };
}

const usesOAuthErrors = (operation: Operation) =>
  operation.responses['400']?.content['application/json'] === 'OAuthError';

/** RFC 6749, section 5.2: an invalid form is `invalid_request`. */
function oauthErrorResponse({ status, message, errors, headers, violations }: ProblemError): HttpResponse {
  const isUnknownGrant = errors.some(({ pointer, code }) => pointer === '/grant_type' && code === 'not_in_enum');
  const formError = isUnknownGrant ? 'unsupported_grant_type' : 'invalid_request';
  // It belongs to the status 415, which these operations do not use.
  const { Accept: _, ...others } = headers;
  const descriptions = errors.map(({ pointer, detail }) => `${pointer.slice(1) || 'The form'} ${detail}.`);
  return {
    status: status === 401 ? 401 : 400,
    headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store', ...others },
    body: JSON.stringify({
      error: status === 401 ? 'invalid_client' : formError,
      error_description: descriptions.join(' ') || message,
    }),
    violations,
  };
}
