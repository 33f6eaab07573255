import type { Case, CasesOf } from './case.ts';

/** The id of no record. */
const unusedId = '9007199254740991';

/** Unknown and malformed ids. */
export const ids: CasesOf = (operation) => {
  const { path, responses, authentication } = operation;
  const last = [...path.matchAll(/\{(\w+)\}/g)].at(-1)?.[0];
  if (authentication !== 'bearer' || last === undefined || last === '{organization_id}') return [];
  const withId =
    (id: string): Case['request'] =>
    async ({ fixtures }) => {
      const request = await fixtures.validRequest(operation);
      const segments = request.path.split('/');
      segments[path.split('/').indexOf(last)] = id;
      return { ...request, path: segments.join('/') };
    };
  const absent: Case = {
    name: 'returns 404 for an unknown id',
    needs: ['state'],
    expected: { status: 404, code: 'not_found' },
    request: withId(unusedId),
  };
  const noNumber: Case = {
    name: 'rejects an id that is not a number',
    needs: [],
    expected: { status: 400, code: 'invalid_parameter' },
    request: withId('first'),
  };
  return ['404' in responses ? absent : [], noNumber].flat();
};
