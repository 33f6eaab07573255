import type { ProblemCode } from '@worklane/contract';
import { codeOf } from '../../json.ts';
import type { ConventionStatement } from '../statements.ts';
import { type Violation, violationsBy, withRequestHeader } from './violation.ts';

/** The problems with which a server enforces each rule. */
const codes: Readonly<Record<string, ProblemCode>> = {
  'missing token': 'token_missing',
  'unknown token': 'token_invalid',
  'expired token': 'token_expired',
  'revoked token': 'token_revoked',
  scopes: 'insufficient_scope',
  organization: 'wrong_organization',
};

/** Requests that are performed although their token does not allow it. */
export function accessViolations({ id, rule, operation }: ConventionStatement): Violation[] {
  return [
    violationsBy(id, operation.id)('not enforced', (token) => async ({ request }, forward) => {
      const response = await forward(request);
      if (codeOf(response) !== codes[rule]) return response;
      return forward(withRequestHeader(request, 'authorization', `Bearer ${token}`));
    }),
  ];
}
