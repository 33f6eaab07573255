import type { Operation } from '@worklane/contract';
import { invalidParameters, type ProblemError } from '@worklane/contract/requests';
import { type Preference, preferenceParameters } from '../http/prefer-header.ts';
import type { DocumentedResponse } from './documented-response.ts';

export interface PreferredResponse {
  readonly response: DocumentedResponse;
  readonly example?: string;
}

/**
 * Returns the documented response that a request prefers, by status, by example or by both; by default the first.
 *
 * @throws ProblemError when the operation documents no such response; the detail lists those that it documents
 */
export function preferredResponse(
  responses: readonly DocumentedResponse[],
  preference: Preference,
  operation: Operation,
): PreferredResponse {
  const { code, example } = preference;
  const matching = code === undefined ? responses : responses.filter(({ status }) => String(status) === code);
  const [first] = matching;
  if (!first) {
    const statuses = responses.map(({ status }) => status);
    throw unknownPreference(preference, 'code', operation, statuses);
  }
  if (example === undefined) return { response: first };
  const withExample = matching.find(({ examples }) => examples.includes(example));
  if (!withExample) {
    const examples = new Set(matching.flatMap((response) => response.examples));
    throw unknownPreference(preference, 'example', operation, examples);
  }
  return { response: withExample, example };
}

function unknownPreference(
  { source }: Preference,
  key: 'code' | 'example',
  operation: Operation,
  documented: Iterable<string | number>,
): ProblemError {
  const pointer = source === 'header' ? '/Prefer' : `/${preferenceParameters[key]}`;
  const names = [...documented].join(', ') || 'none';
  const detail = `must be a documented ${key} of ${operation.id}: ${names}`;
  return invalidParameters([{ in: source, pointer, code: 'not_in_enum', detail }]);
}
