import { ProblemError } from '@worklane/contract/requests';
import { problemResponse } from '@worklane/runtime';
import type { HttpResponse, RequestHead } from './request-handler.ts';
import { violationsIn } from './violation.ts';

/** Returns the same problem with further headers. */
export const withHeaders = (
  { code, detail, errors, referencedBy, resync, headers }: ProblemError,
  others: Readonly<Record<string, string>>,
): ProblemError => new ProblemError(code, detail, { errors, referencedBy, resync, headers: { ...headers, ...others } });

/** Returns the error response that the operation documents: a problem (RFC 9457) or an OAuth error. */
export function errorResponse(problem: ProblemError, request: RequestHead): HttpResponse {
  const { status, headers = {}, mediaType, text } = problemResponse(problem, request);
  const fields = Object.entries(headers).map(([name, value]) => [name, String(value)]);
  return {
    status,
    headers: { 'Content-Type': String(mediaType), ...Object.fromEntries(fields) },
    body: text ?? null,
    problem,
    violations: violationsIn(problem),
  };
}
