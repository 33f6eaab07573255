import { type Operation, problems } from '@worklane/contract';
import { OAuthError, type ProblemError } from '@worklane/model';
import type { HttpResponse, RequestHead } from './request-handler.ts';

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
      'Cache-Control': 'no-store',
      ...error.headers,
    },
    body: JSON.stringify(problemBody(error, request)),
    violations: error.violations,
  };
}

function problemBody({ code, status, message, errors, referencedBy }: ProblemError, { id, url }: RequestHead) {
  return {
    type: `/docs/problems#${code}`,
    title: problems[code].title,
    status,
    detail: message,
    instance: problemInstance(url),
    code,
    ...(errors.length > 0 && { errors }),
    ...(referencedBy.length > 0 && { referenced_by: referencedBy }),
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
    body: JSON.stringify(
      new OAuthError(status === 401 ? 'invalid_client' : formError, descriptions.join(' ') || message).body,
    ),
    violations,
  };
}
