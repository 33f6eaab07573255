import { type Operation, operations } from '@worklane/contract';
import { contract, documentedParameters } from '../contract/document.ts';
import { schemaOf } from '../document/request-values.ts';
import { expectError } from '../world/expectations.ts';
import { type Case, type CasesOf, type Expectation, type RequestCase, type Scene, scenario } from './case.ts';

/** Paths of no record. An id has one spelling, so that a resource has one URL. */
export const ids: CasesOf = (operation) => {
  const { path, responses, authentication } = operation;
  const isOfOne = /\{(?!organization_id)\w+\}/.test(path);
  if (authentication !== 'bearer' || !isOfOne) return [];
  const changed = (name: string, expected: Expectation, change: (path: string) => string): RequestCase => ({
    name,
    needs: expected.status === 404 ? ['state'] : [],
    expected,
    async request({ fixtures }) {
      const request = await fixtures.validRequest(operation);
      return { ...request, path: change(request.path) };
    },
  });
  const missing = { status: 404, code: 'not_found' } as const;
  // The last id: actions and lists of a record come after it.
  const withLastId = (id: string | number) => (path: string) => path.replace(/\d+(?=\D*$)/, String(id));
  const ofUnknown = scenario('returns 404 for an unknown id', ['state'], (scene) => expectUnknown(scene, operation));
  const ofSlash = changed('returns 404 for a trailing slash', missing, (each) => `${each}/`);
  const malformed: Expectation = { status: 400, code: 'invalid_parameter' };
  // The operations of a path share its ids, so one of them is enough.
  const isFirst = Object.values<Operation>(operations).find((each) => each.path === path)?.id === operation.id;
  const cases: readonly (Case | false)[] = [
    '404' in responses && ofUnknown,
    isFirst && '404' in responses && { ...ofSlash, isUnrouted: true },
    // No router can match it with a path of the contract.
    isFirst && { ...changed('rejects an id that is malformed UTF-8', malformed, withLastId('%FF')), isUnrouted: true },
  ];
  return cases.filter((each) => each !== false);
};

/** The least and the greatest ID of each parameter. */
async function expectUnknown({ fixtures, session }: Scene, operation: Operation): Promise<void> {
  const request = await fixtures.validRequest(operation);
  // A record with the least ID may exist: it is read only, or not changed because of its version.
  const isHarmless = operation.method === 'get' || operation.parameters.some(({ name }) => name === 'If-Match');
  const headers = { ...request.headers, 'if-match': '"0"' };
  for (const parameter of documentedParameters(operation)) {
    if (parameter.in !== 'path' || parameter.name === 'organization_id') continue;
    const { minimum, maximum } = contract.resolve(schemaOf(parameter));
    for (const id of isHarmless ? [minimum, maximum] : [maximum]) {
      const position = operation.path.split('/').indexOf(`{${parameter.name}}`);
      const path = request.path.split('/').with(position, String(id)).join('/');
      const response = await session.send(operation, { ...request, headers, path });
      const isExisting = id === minimum && [200, 412].includes(response.status);
      if (!isExisting) expectError(response, 404, 'not_found');
    }
  }
}
