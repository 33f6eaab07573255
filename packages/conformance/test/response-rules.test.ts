import { operations } from '@worklane/contract';
import { expect, test } from 'vitest';
import { responseExample } from '../src/contract/document.ts';
import { exchangeViolations } from '../src/contract/response-rules.ts';

const { getTask, updateTask } = operations;

/** Returns the violations of an example of the contract with some headers and fields changed; undefined removes one. */
function violationsOf(status: number, headers: Readonly<Record<string, string | undefined>>, fields: object = {}) {
  const operation = status === 412 ? updateTask : getTask;
  const example = responseExample(operation, status) as Record<string, unknown>;
  const body = { ...example, ...fields } as Record<string, unknown>;
  const all = {
    'content-type': status < 400 ? 'application/json' : 'application/problem+json',
    'x-request-id': String(body.request_id ?? 'req_1'),
    'cache-control': 'no-store',
    ...(status === 200 && { etag: `"${body.version}"` }),
    ...headers,
  };
  const request = { method: 'GET', path: `${example.instance ?? '/api/v1/1042/tasks/2301'}?a=1`, headers: {} };
  const given = Object.entries(all).filter((header): header is [string, string] => header[1] !== undefined);
  return exchangeViolations(operation, {
    request,
    response: { status, headers: new Map(given), body: JSON.stringify(body) },
  });
}

const bearer = 'Bearer error="insufficient_scope", scope="tasks.read"';
const scope = {
  code: 'insufficient_scope',
  title: 'Insufficient scope',
  type: '/docs/problems#insufficient_scope',
  detail: 'No.',
};

test('accepts the examples of the contract', () => {
  expect(violationsOf(200, {})).toEqual([]);
  expect(violationsOf(404, {})).toEqual([]);
  expect(violationsOf(412, { etag: '"1"' })).toEqual([]);
  expect(violationsOf(401, { 'www-authenticate': 'Bearer' })).toEqual([]);
  expect(violationsOf(403, { 'www-authenticate': bearer }, scope)).toEqual([]);
});

test.each([
  ['has another ETag', 200, { etag: '"9"' }, {}],
  ['lacks its ETag', 200, { etag: undefined }, {}],
  ['can be cached', 200, { 'cache-control': 'private' }, {}],
  ['has half of a quota', 200, { ratelimit: '"default";r=1;t=2' }, {}],
  ['has another request ID', 404, { 'x-request-id': 'req_2' }, {}],
  ['has another title', 404, {}, { title: 'Gone' }],
  ['has another status', 404, {}, { status: 410 }],
  ['has another type', 404, {}, { type: 'about:blank' }],
  ['names another request', 404, {}, { instance: '/other' }],
  ['has the code of another status', 404, {}, { code: 'wrong_organization' }],
  ['has no challenge', 401, {}, {}],
  ['has the challenge of an invalid token', 401, { 'www-authenticate': 'Bearer error="invalid_token"' }, {}],
  ['names another scope', 403, { 'www-authenticate': bearer.replace('tasks', 'deals') }, scope],
  ['has a challenge though the token is valid', 404, { 'www-authenticate': 'Bearer' }, {}],
] as const)('rejects a response that %s', (_, status, headers, fields) => {
  expect(violationsOf(status, headers, fields)).not.toEqual([]);
});
