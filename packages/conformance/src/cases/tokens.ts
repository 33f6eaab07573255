import type { ProblemCode } from '@worklane/contract';
import { MissingPrerequisite } from '../fixtures/missing-prerequisite.ts';
import type { Capability } from '../target/target.ts';
import type { Tokens } from '../target/tokens.ts';
import type { Case, CasesOf } from './case.ts';

/** Missing, invalid, expired and revoked tokens, missing scopes, and tokens of another organization. */
export const tokens: CasesOf = (operation) => {
  const { authentication, scopes, collection } = operation;
  if (authentication !== 'bearer') return [];
  const rejection = (
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
      if (token === undefined) throw new MissingPrerequisite('the credentials provide no such token');
      const { headers, ...request } = await fixtures.validRequest(operation);
      const { authorization: _, ...others } = headers;
      return { ...request, headers: token === '' ? others : { ...others, authorization: `Bearer ${token}` } };
    },
  });
  return [
    rejection('rejects a request without a token', 401, 'token_missing', [], () => ''),
    rejection('rejects an unknown token', 401, 'token_invalid', ['tokens'], () => 'unknown.access.token'),
    rejection('rejects an expired token', 401, 'token_expired', ['tokens'], ({ expired }) => expired),
    rejection('rejects a revoked token', 401, 'token_revoked', ['tokens'], ({ revoked }) => revoked),
    ...(scopes.length > 0
      ? [
          rejection(
            'rejects a missing scope',
            403,
            'insufficient_scope',
            ['tokens'],
            ({ narrow }) => narrow.find(({ scope }) => !scopes.includes(scope))?.token,
          ),
        ]
      : []),
    ...(collection
      ? [
          rejection(
            'rejects a token of another organization',
            403,
            'wrong_organization',
            ['tokens'],
            ({ foreign }) => foreign,
          ),
        ]
      : []),
  ];
};
