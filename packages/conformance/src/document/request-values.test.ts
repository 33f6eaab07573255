import type { ParameterObject } from '@worklane/contract/openapi-reader';
import { expect, test } from 'vitest';
import { encodeRequest, type RequestValues } from './request-values.ts';

const nothing: RequestValues = { path: {}, query: {}, header: {}, cookie: {} };
const operation = (parameters: object[]) => ({
  ...({
    id: 'listPets',
    method: 'get',
    path: '/pets/{kind}',
    requestBody: undefined,
    responses: {},
    security: [],
  } as const),
  operation: { operationId: 'listPets', responses: {} },
  parameters: parameters.map((each) => ({ name: 'a', in: 'query', schema: {}, ...each }) as ParameterObject),
});

test.each([
  [{}, 'x&y', 'a=x%26y'],
  [{}, [1, 2], 'a=1&a=2'],
  [{ explode: false }, [1, 2], 'a=1%2C2'],
  [{ style: 'pipeDelimited' }, [1, 2], 'a=1%7C2'],
  [{}, { b: 1, c: 2 }, 'b=1&c=2'],
  [{ style: 'deepObject' }, { b: 1, c: 2 }, 'a%5Bb%5D=1&a%5Bc%5D=2'],
  [{ content: { 'application/json': {} } }, { b: 1 }, 'a=%7B%22b%22%3A1%7D'],
])('encodes a query parameter %j of %j as %s', (parameter, value, query) => {
  const { path } = encodeRequest(operation([parameter]), { ...nothing, query: { a: value } });
  expect(path).toBe(`/pets/{kind}?${query}`);
});

test('encodes path, headers, cookies and body', () => {
  const parameters = operation([
    { name: 'kind', in: 'path' },
    { name: 'X-Trace', in: 'header' },
    { name: 'session', in: 'cookie' },
  ]);
  const body = { mediaType: 'application/x-www-form-urlencoded', value: { name: 'Kit & Co', age: 3 } };
  const values = { path: { kind: 'a/b' }, query: {}, header: { 'X-Trace': 7 }, cookie: { session: 's1' }, body };
  expect(encodeRequest(parameters, values)).toEqual({
    method: 'GET',
    path: '/pets/a%2Fb',
    headers: { accept: '*/*', 'x-trace': '7', cookie: 'session=s1', 'content-type': body.mediaType },
    body: 'name=Kit+%26+Co&age=3',
  });
});

test('encodes a form with parts', () => {
  const body = { mediaType: 'multipart/form-data', value: { tags: ['a', 'b'], size: { x: 1 } } };
  const { headers, body: text = '' } = encodeRequest(operation([]), { ...nothing, body });
  const [, boundary] = /^multipart\/form-data; boundary=(.*)$/.exec(headers['content-type'] ?? '') ?? [];
  expect(text.split(`--${boundary}`).map((part) => part.trim().split(/\s+/).slice(2))).toEqual([
    [],
    ['name="tags"', 'a'],
    ['name="tags"', 'b'],
    ['name="size"', '{"x":1}'],
    [],
  ]);
});
