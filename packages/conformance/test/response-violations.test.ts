import { operations } from '@worklane/contract';
import { OpenapiReader } from '@worklane/contract/openapi-reader';
import { expect, test } from 'vitest';
import { contract } from '../src/contract/document.ts';
import { responseViolations } from '../src/contract/response-violations.ts';
import { DocumentSchemas } from '../src/document/document-schemas.ts';
import { responseJudge } from '../src/document/response-violations.ts';
import type { HttpResponse } from '../src/http-exchange.ts';

const { getTask } = operations;
const task = {
  ...{ id: 7, organization_id: 1, version: 1, external_id: null, custom_fields: {}, title: 'Order oak panels' },
  ...{ description: null, status: 'open', priority: 'normal', project_id: null, parent_task_id: null },
  ...{ assignee_id: null, due_at: null, estimated_minutes: null, tags: [], completed_at: null },
  ...{ created_at: '2026-02-18T12:30:00.000Z', updated_at: '2026-02-18T12:30:00.000Z' },
  ...{ created_by: null, updated_by: null },
};
/** The headers of every response of an operation that requires authentication. */
const always = { 'content-type': 'application/json', 'x-request-id': 'req_1', 'cache-control': 'no-store' };
const json = (status: number, value: unknown, headers: Record<string, string> = {}): HttpResponse => ({
  status,
  headers: new Map(Object.entries({ ...always, ...headers })),
  body: JSON.stringify(value),
});

test('headers of HTTP, CORS and browser security have no violations', () => {
  const headers = {
    etag: '"1"',
    date: 'Thu, 01 Jan 2026 00:00:00 GMT',
    vary: 'Origin',
    'x-content-type-options': 'nosniff',
  };
  expect(responseViolations(getTask, json(200, task, headers))).toEqual([]);
});

test.each([
  ['an undeclared field', json(200, { ...task, secret: 1 }), /additional properties.*secret/],
  ['JSON with a charset', json(200, task, { 'content-type': 'application/json; charset=utf-8' }), /charset=utf-8/],
  ['an undeclared header', json(200, task, { 'x-internal-host': 'db7' }), /x-internal-host, which is not/],
  ['an undeclared Allow', json(200, task, { allow: 'GET' }), /allow, which is not/],
  ['an undeclared Retry-After', json(200, task, { 'retry-after': '5' }), /retry-after, which is not/],
])('%s is a violation', (_name, response, violation) => {
  expect(responseViolations(getTask, response)).toContainEqual(expect.stringMatching(violation));
});

test('a response without the required header of a deprecated operation, or with another value, is a violation', () => {
  const document = structuredClone(contract.document);
  const changed = new OpenapiReader(document);
  const value = '@1809302400';
  const declared = changed.operation('listWebhookEvents').responses[401]?.headers ?? {};
  Object.assign(declared, { Deprecation: { required: true, schema: { const: value } } });
  const judge = responseJudge(changed, new DocumentSchemas(changed));
  const violations = (headers: Record<string, string>, each = {}) =>
    judge(operations.listWebhookEvents, json(401, {}, headers), each).filter((text) => text.includes('deprecation'));
  expect(violations({ deprecation: value })).toEqual([]);
  expect(violations({})).toEqual(['lacks the header deprecation']);
  expect(violations({ deprecation: 'true' })).toEqual([expect.stringContaining('must be equal to constant')]);
  expect(violations({}, { isUnrouted: true })).toEqual([]);
});
