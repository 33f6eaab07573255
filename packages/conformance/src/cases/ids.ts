import { type Operation, operations } from '@worklane/contract';
import { unusedId } from '../world/known-records.ts';
import type { Case, CasesOf, RequestCase } from './case.ts';

/** Unknown and malformed ids. An id has one spelling, so that a resource has one URL. */
export const ids: CasesOf = (operation) => {
  const { path, responses, authentication } = operation;
  if (authentication !== 'bearer') return [];
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const rejected = (title: string, name: string, spell: (id: string) => string): Case => ({
    name: title,
    needs: [],
    expected: { status: 400, code: 'invalid_parameter' },
    request: withId(operation, name, spell),
  });
  const missing = (title: string, request: RequestCase['request']): Case => ({
    name: title,
    needs: ['state'],
    expected: { status: 404, code: 'not_found' },
    request,
  });
  const last = names.at(-1);
  if (last === undefined) return [];
  // The operations of a path share its ids, so one of them is enough.
  const isFirst = Object.values<Operation>(operations).find((each) => each.path === path)?.id === operation.id;
  const zeros = names.map((name) => rejected(`rejects a leading zero in ${name}`, name, (id) => `0${id}`));
  if (last === 'organization_id') return isFirst ? zeros : [];
  const slash: RequestCase['request'] = async ({ fixtures }) => {
    const request = await fixtures.validRequest(operation);
    return { ...request, path: `${request.path}/` };
  };
  const spellings = [
    ...zeros,
    rejected('rejects an id with a sign', last, (id) => `+${id}`),
    rejected('rejects an id with a fraction', last, (id) => `${id}.0`),
    rejected('rejects an id with an exponent', last, (id) => `${id}e0`),
    ...('404' in responses
      ? [{ ...missing('returns 404 for a trailing slash', slash), isUnrouted: true as const }]
      : []),
  ];
  return [
    ...('404' in responses
      ? [
          missing(
            'returns 404 for an unknown id',
            withId(operation, last, () => String(unusedId)),
          ),
        ]
      : []),
    rejected('rejects an id that is not a number', last, () => 'first'),
    ...(isFirst ? spellings : []),
  ];
};

/** Returns a valid request with another spelling of an id in its path. */
const withId =
  (operation: Operation, name: string, spell: (id: string) => string): RequestCase['request'] =>
  async ({ fixtures }) => {
    const request = await fixtures.validRequest(operation);
    const index = operation.path.split('/').indexOf(`{${name}}`);
    const path = request.path.split('/').map((segment, at) => (at === index ? spell(segment) : segment));
    return { ...request, path: path.join('/') };
  };
