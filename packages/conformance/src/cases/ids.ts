import { type Operation, operations } from '@worklane/contract';
import { contract, documentedParameters } from '../contract/document.ts';
import { schemaOf } from '../document/request-values.ts';
import { expectError } from '../world/expectations.ts';
import { type CasesOf, requestCase, type Scene, scenario } from './case.ts';

/** Paths of no record. An id has one spelling, so that a resource has one URL. */
export const ids: CasesOf = (operation) => {
  const { path, responses, authentication } = operation;
  if (authentication !== 'bearer' || !/\{(?!organization_id)\w+\}/.test(path)) return [];
  // The operations of a path share its ids, so one of them is enough.
  const isFirst = Object.values<Operation>(operations).find((each) => each.path === path)?.id === operation.id;
  const unrouted = (name: string, expected: [404, 'not_found'] | [400, 'invalid_parameter'], change: PathChange) =>
    requestCase(operation, name, expected, (valid) => ({ ...valid, path: change(valid.path) }), {
      needs: expected[0] === 404 ? ['state'] : [],
      isUnrouted: true,
    });
  const hasRecord = '404' in responses;
  return [
    ...(hasRecord
      ? [scenario('returns 404 for an unknown id', ['state'], (scene) => expectUnknown(scene, operation))]
      : []),
    ...(hasRecord && isFirst
      ? [unrouted('returns 404 for a trailing slash', [404, 'not_found'], (each) => `${each}/`)]
      : []),
    // No router can match it with a path of the contract. Actions and lists of a record come after its id.
    ...(isFirst
      ? [
          unrouted('rejects an id that is malformed UTF-8', [400, 'invalid_parameter'], (each) =>
            each.replace(/\d+(?=\D*$)/, '%FF'),
          ),
        ]
      : []),
  ];
};

type PathChange = (path: string) => string;

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
