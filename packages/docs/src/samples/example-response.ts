import { operationPlace, resolve } from '../contract/openapi.ts';
import { json } from './json.ts';

/**
 * Returns an example of a response with those of its headers that a response with this body has.
 * @param name the example; by default the first
 * @param headerNames the headers to show; by default all
 * @throws Error if the contract has no such response or example
 */
export function exampleResponse(
  operationId: string,
  status: string,
  name?: string,
  headerNames?: readonly string[],
): string {
  const response = operationPlace(operationId).responses[status];
  if (!response) throw new Error(`${operationId} has no response ${status}.`);
  const [mediaType, media] = Object.entries(response.content ?? {})[0] ?? [];
  const headers = Object.entries(response.headers ?? {})
    .filter(([header]) => headerNames?.includes(header) ?? true)
    .flatMap(([header, value]) => {
      const { example } = resolve(value);
      return example === undefined ? [] : [`${header}: ${example}`];
    });
  const example = name ? media?.examples?.[name] : Object.values(media?.examples ?? {})[0];
  if (name && !example) throw new Error(`The response ${status} of ${operationId} has no example ${name}.`);
  return [
    `HTTP/1.1 ${status}`,
    ...(mediaType ? [`Content-Type: ${mediaType}`] : []),
    ...headers,
    ...(example ? ['', json(resolve(example).value)] : []),
  ].join('\n');
}
