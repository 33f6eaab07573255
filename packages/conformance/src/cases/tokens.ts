import { scopes as catalogue, type Operation, type ProblemCode } from '@worklane/contract';
import { MissingPrerequisite } from '../fixtures/missing-prerequisite.ts';
import type { Capability } from '../target/target.ts';
import type { Tokens } from '../target/tokens.ts';
import type { Case, CasesOf, RequestCase } from './case.ts';

/** Missing, invalid, expired and revoked tokens, missing scopes, and tokens of another organization. */
export const tokens: CasesOf = (operation) => {
  const { authentication, scopes, collection } = operation;
  if (authentication !== 'bearer') return [];
  const rejection = (
    name: string,
    status: number,
    code: ProblemCode,
    needs: readonly Capability[],
    tokenOf: (tokens: Tokens) => string | undefined | Promise<string>,
  ): Case => ({
    name,
    needs,
    expected: { status, code },
    async request({ target, fixtures }) {
      const token = await tokenOf(target.tokens);
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
    ...scopes.map((scope) =>
      rejection('rejects a missing scope', 403, 'insufficient_scope', ['tokens'], (each) => tokenWithout(scope, each)),
    ),
    // The bodies of webhooks name events that need further scopes.
    ...(scopes.length > 0 && collection ? [accepted(operation)] : []),
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

/** Returns a token with every other scope, or at least one that lacks the scope. */
const tokenWithout = (scope: string, { withScopes, narrow }: Tokens) =>
  withScopes
    ? withScopes(Object.keys(catalogue).filter((each) => each !== scope))
    : narrow.find((each) => each.scope !== scope)?.token;

/** A token needs no other scope than those of the operation. */
const accepted = (operation: Operation): RequestCase => ({
  name: 'accepts a token with no other scope',
  needs: ['oauth'],
  expected: { status: 'success' },
  async request({ target, fixtures }) {
    const { withScopes } = target.tokens;
    if (!withScopes) throw new MissingPrerequisite('the credentials contain no client');
    const { headers, ...request } = await fixtures.validRequest(operation, {
      newRecord: operation.method === 'delete',
    });
    return { ...request, headers: { ...headers, authorization: `Bearer ${await withScopes(operation.scopes)}` } };
  },
});
