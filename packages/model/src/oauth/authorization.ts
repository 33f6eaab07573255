import { ProblemError, type ValidationIssue } from '../problem-error.ts';

/** @param options.challenged the scopes of the challenge (RFC 6750, section 3) */
export const insufficientScope = (
  missing: readonly string[],
  { challenged, errors = [] }: { readonly challenged: readonly string[]; readonly errors?: readonly ValidationIssue[] },
): ProblemError =>
  new ProblemError(
    'insufficient_scope',
    `Missing ${missing.length === 1 ? 'scope' : 'scopes'}: ${missing.join(', ')}.`,
    { errors, headers: { 'WWW-Authenticate': `Bearer error="insufficient_scope", scope="${challenged.join(' ')}"` } },
  );
