import type { ProblemCode } from '@worklane/contract';
import { MissingPrerequisite } from '../fixtures/fixtures.ts';
import type { Capability } from '../target/capabilities.ts';
import type { Tokens } from '../target/tokens.ts';
import type { Case, CasesOf } from './case.ts';

/** Who may not do it: nobody known, nobody current, nobody allowed, nobody of the organization. */
export const tokens: CasesOf = (operation) => {
  const { authentication, scopes, collection } = operation;
  if (authentication !== 'bearer') return [];
  const refusal = (
    name: string,
    status: number,
    code: ProblemCode,
    needs: readonly Capability[],
    tokenOf: (tokens: Tokens) => string | undefined,
  ): Case => ({
    name,
    needs,
    expected: { status, code },
    async request({ target, fixtures }) {
      const token = tokenOf(target.tokens);
      if (token === undefined) throw new MissingPrerequisite('the credentials give no such token');
      const { headers, ...request } = await fixtures.validRequest(operation);
      const { authorization: _, ...others } = headers;
      return { ...request, headers: token === '' ? others : { ...others, authorization: `Bearer ${token}` } };
    },
  });
  return [
    refusal('refuses no token', 401, 'token_missing', [], () => ''),
    refusal('refuses a token that nobody issued', 401, 'token_invalid', ['tokens'], () => 'nobody.issued.this'),
    refusal('refuses an expired token', 401, 'token_expired', ['tokens'], ({ expired }) => expired),
    refusal('refuses a revoked token', 401, 'token_revoked', ['tokens'], ({ revoked }) => revoked),
    ...(scopes.length > 0
      ? [
          refusal('refuses a missing scope', 403, 'insufficient_scope', ['tokens'], ({ narrow }) =>
            narrow && !scopes.includes(narrow.scope) ? narrow.token : undefined,
          ),
        ]
      : []),
    ...(collection
      ? [refusal('refuses another organization', 403, 'wrong_organization', ['tokens'], ({ foreign }) => foreign)]
      : []),
  ];
};
