import type { Operation } from '@worklane/contract';
import { contract, documentedParameters } from '../contract/document.ts';
import type { HttpRequest } from '../http-exchange.ts';
import type { Case, CasesOf, RequestCase } from './case.ts';

/** Unknown and invalid parameters. */
export const parameters: CasesOf = (operation) => {
  // RFC 6749, section 3.1.
  const ignored: RequestCase = {
    name: 'ignores an unknown parameter',
    needs: [],
    expected: { status: 'success' },
    request: async ({ fixtures }) => withQuery(await fixtures.validRequest(operation), 'undeclared=1'),
  };
  if (operation.authentication === 'none') return [ignored];
  if (operation.authentication !== 'bearer') return [];
  const rejection = (name: string, query: string): Case => ({
    name,
    needs: [],
    expected: { status: 400, code: 'invalid_parameter' },
    request: async ({ fixtures }) => withQuery(await fixtures.validRequest(operation), query),
  });
  const foreignCursor: RequestCase = {
    name: 'rejects an unknown cursor',
    needs: ['state'],
    expected: { status: 400, code: 'invalid_cursor' },
    request: async ({ fixtures }) => withQuery(await fixtures.validRequest(operation), 'cursor=bm90IG9uZQ'),
  };
  return [
    rejection('rejects an unknown parameter', 'undeclared=1'),
    ...integers(operation).map((name) => rejection(`rejects a leading zero in ${name}`, `${name}=01`)),
    ...(has(operation, 'ids') ? [rejection('rejects more than 200 ids', `ids=${ids(201)}`)] : []),
    ...(has(operation, 'limit') ? [rejection('rejects limit=0', 'limit=0')] : []),
    ...(has(operation, 'sort') ? [rejection('rejects an unknown sort field', 'sort=undeclared')] : []),
    ...(has(operation, 'cursor') ? [foreignCursor] : []),
  ];
};

const has = ({ parameters }: Operation, name: string) => parameters.some((each) => each.name === name);

const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1).join(',');

/** Returns the names of the integers in the query, and of lists of integers. */
const integers = (operation: Operation): string[] =>
  documentedParameters(operation)
    .filter(({ in: part, schema }) => {
      const { type, items = {} } = contract.resolve(schema);
      return part === 'query' && (type === 'integer' || contract.resolve(items).type === 'integer');
    })
    .map(({ name }) => name);

const withQuery = (request: HttpRequest, query: string): HttpRequest => ({
  ...request,
  path: `${request.path}${request.path.includes('?') ? '&' : '?'}${query}`,
});
