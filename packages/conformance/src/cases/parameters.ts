import type { Operation } from '@worklane/contract';
import type { HttpRequest } from '../http-exchange.ts';
import type { Case, CasesOf } from './case.ts';

/** Parameters that are not as the contract has them. */
export const parameters: CasesOf = (operation) => {
  if (operation.authentication !== 'bearer') return [];
  const refusal = (name: string, query: string): Case => ({
    name,
    needs: [],
    expected: { status: 400, code: 'invalid_parameter' },
    request: async ({ fixtures }) => withQuery(await fixtures.validRequest(operation), query),
  });
  const foreignCursor: Case = {
    name: 'refuses a cursor that it did not make',
    needs: ['state'],
    expected: { status: 400, code: 'invalid_cursor' },
    request: async ({ fixtures }) => withQuery(await fixtures.validRequest(operation), 'cursor=bm90IG9uZQ'),
  };
  return [
    ...('400' in operation.responses ? [refusal('refuses an unknown parameter', 'nobody=declared')] : []),
    ...(has(operation, 'limit') ? [refusal('refuses a limit of 0', 'limit=0')] : []),
    ...(has(operation, 'sort') ? [refusal('refuses an order that it has not', 'sort=nobody')] : []),
    ...(has(operation, 'cursor') ? [foreignCursor] : []),
  ];
};

const has = ({ parameters }: Operation, name: string) => parameters.some((each) => each.name === name);

const withQuery = (request: HttpRequest, query: string): HttpRequest => ({
  ...request,
  path: `${request.path}?${query}`,
});
