import type { Operation } from '@worklane/contract';
import type { HttpRequest } from '../http-exchange.ts';
import type { Case, CasesOf } from './case.ts';

/** Invalid parameters. */
export const parameters: CasesOf = (operation) => {
  if (operation.authentication !== 'bearer') return [];
  const rejection = (name: string, query: string): Case => ({
    name,
    needs: [],
    expected: { status: 400, code: 'invalid_parameter' },
    request: async ({ fixtures }) => withQuery(await fixtures.validRequest(operation), query),
  });
  const foreignCursor: Case = {
    name: 'rejects an unknown cursor',
    needs: ['state'],
    expected: { status: 400, code: 'invalid_cursor' },
    request: async ({ fixtures }) => withQuery(await fixtures.validRequest(operation), 'cursor=bm90IG9uZQ'),
  };
  return [
    ...('400' in operation.responses ? [rejection('rejects an unknown parameter', 'undeclared=1')] : []),
    ...(has(operation, 'limit') ? [rejection('rejects limit=0', 'limit=0')] : []),
    ...(has(operation, 'sort') ? [rejection('rejects an unknown sort field', 'sort=undeclared')] : []),
    ...(has(operation, 'cursor') ? [foreignCursor] : []),
  ];
};

const has = ({ parameters }: Operation, name: string) => parameters.some((each) => each.name === name);

const withQuery = (request: HttpRequest, query: string): HttpRequest => ({
  ...request,
  path: `${request.path}?${query}`,
});
