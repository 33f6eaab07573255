import type { DescribedOperation, MediaTypeObject } from '@worklane/contract/openapi-reader';
import { contract } from './contract-document.ts';

/** Returns a valid request for an operation, built from the examples of the contract. */
export function sampleRequest(operation: DescribedOperation, headers: Record<string, string> = {}) {
  const [content] = Object.entries(operation.requestBody?.content ?? {});
  const body = content && encode(...content);
  const init: RequestInit = {
    method: operation.method.toUpperCase(),
    redirect: 'manual',
    headers: {
      ...(operation.path.startsWith('/oauth/') ? {} : { Authorization: 'Bearer sample' }),
      ...(content && { 'Content-Type': content[0] }),
      ...headers,
    },
    ...(body !== undefined && { body }),
  };
  return { path: samplePath(operation), init };
}

function samplePath({ path, parameters }: DescribedOperation): string {
  const exampleOf = (name: string) => String(parameters.find((parameter) => parameter.name === name)?.example ?? 1);
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(exampleOf(name)));
  const query = parameters.filter((parameter) => parameter.in === 'query' && parameter.required);
  const search = new URLSearchParams(query.map(({ name }) => [name, exampleOf(name)]));
  return search.size > 0 ? `${filled}?${search}` : filled;
}

function encode(mediaType: string, { examples = {} }: MediaTypeObject): string {
  const [example] = Object.values(examples).map((node) => contract.resolve(node).value as object);
  if (!example) throw new Error('The operation has no example of its request body.');
  if (mediaType.endsWith('json')) return JSON.stringify(example);
  return new URLSearchParams(Object.entries(example).map(([name, value]) => [name, String(value)])).toString();
}
