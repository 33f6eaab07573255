import { operations } from '@worklane/contract';
import { validationIssues } from '@worklane/model';
import { describe, expect, it } from 'vitest';
import type { ParsedRequest } from '../../src/http/request-handler.ts';
import { operationFor } from '../../src/http/router.ts';
import { contractValidator } from '../../src/validation/contract-validator.ts';

interface RequestOptions {
  readonly method?: string;
  readonly headers?: ParsedRequest['headers'];
  readonly body?: unknown;
}

/** Returns the errors of a request as a problem lists them. */
async function issuesOf(path: string, { method = 'GET', headers = {}, body = null }: RequestOptions = {}) {
  const url = new URL(path, 'https://api.worklane.example');
  const operation = operationFor(method, url.pathname);
  if (!operation) throw new Error(`No operation ${method} ${url.pathname}.`);
  const request = { id: 'req_1', url, operation, method, headers, body: { bytes: new Uint8Array(), value: body } };
  return validationIssues(await contractValidator(request, operation), operation);
}

const tasks = '/api/v1/1042/tasks';
const issue = (part: string, pointer: string, code: string, detail: string) => ({ in: part, pointer, code, detail });
const notAnInteger = 'must be an integer';

describe('the validators of the contract', () => {
  it.each([
    [
      'text instead of an integer',
      '/api/v1/first/tasks',
      issue('path', '/organization_id', 'invalid_type', notAnInteger),
    ],
    ['a leading zero', `${tasks}/01`, issue('path', '/id', 'invalid_type', notAnInteger)],
    ['a sign', `${tasks}?limit=%2B1`, issue('query', '/limit', 'invalid_type', notAnInteger)],
    ['a fraction', `${tasks}?limit=1.0`, issue('query', '/limit', 'invalid_type', notAnInteger)],
    ['an exponent', `${tasks}?limit=1e99`, issue('query', '/limit', 'invalid_type', notAnInteger)],
    ['an empty text', `${tasks}?limit=`, issue('query', '/limit', 'invalid_type', notAnInteger)],
    [
      'an integer that is too large',
      `${tasks}/99999999999999999999`,
      issue('path', '/id', 'too_large', 'must be at most 9007199254740991'),
    ],
    ['an unknown parameter', `${tasks}?colour=red`, issue('query', '/colour', 'unknown_property', 'is unknown')],
    ['a reserved name', `${tasks}?__proto__=1`, issue('query', '/__proto__', 'unknown_property', 'is unknown')],
    [
      'a repeated parameter',
      `${tasks}?limit=1&limit=2`,
      issue('query', '/limit', 'not_allowed', 'must be given only once'),
    ],
    [
      'invalid percent-encoding',
      `${tasks}?q=%zz`,
      issue('query', '/q', 'invalid_format', 'must be percent-encoded UTF-8'),
    ],
    [
      'a NUL character',
      `${tasks}?q=a%00b`,
      issue('query', '/q', 'forbidden_character', 'must not contain a NUL character'),
    ],
    [
      'a value that is not in the enum',
      `${tasks}?priority=huge`,
      issue('query', '/priority', 'not_in_enum', 'must be one of low, normal, high, urgent'),
    ],
    [
      'an invalid date-time',
      `${tasks}?due_at_from=soon`,
      issue('query', '/due_at_from', 'invalid_format', 'must be a valid date-time'),
    ],
    [
      'text instead of a boolean',
      '/api/v1/1042/products?active=yes',
      issue('query', '/active', 'invalid_type', 'must be a boolean'),
    ],
    ['a missing parameter', '/oauth/authorize', issue('query', '/client_id', 'required', 'is required')],
  ])('report %s', async (_, path, expected) => {
    const found = await issuesOf(path);
    expect(found).toContainEqual(expected);
    expect(found.filter(({ pointer }) => pointer === expected.pointer)).toHaveLength(1);
  });

  it('report headers by the name of the contract', async () => {
    const update = { method: 'PATCH', headers: { 'if-match': 'not an entity tag' }, body: {} };
    expect(await issuesOf(`${tasks}/1`, update)).toMatchObject([
      { in: 'header', pointer: '/If-Match', code: 'no_match' },
    ]);
  });

  it('refuse control characters in texts of one line', async () => {
    const create = { method: 'POST', body: { title: 'Call\u001b[2J', tags: ['a\u009bb'], description: 'a\n\tb' } };
    expect(await issuesOf(tasks, create)).toMatchObject([
      { in: 'body', pointer: '/title', code: 'no_match' },
      { in: 'body', pointer: '/tags/0', code: 'no_match' },
    ]);
  });

  it('report parameters and body at once', async () => {
    const create = { method: 'POST', headers: { 'idempotency-key': 'x'.repeat(256) }, body: { titel: 'x' } };
    expect(await issuesOf(tasks, create)).toMatchObject([
      { in: 'header', pointer: '/Idempotency-Key', code: 'too_long' },
      { in: 'body', pointer: '/title', code: 'required' },
      { in: 'body', pointer: '/titel', code: 'unknown_property' },
    ]);
  });

  it('report every item of a list that is not in the enum', async () => {
    const path = operations.listEvents.path.replace('{organization_id}', '1042');
    expect(await issuesOf(`${path}?types=task.created,nothing`)).toMatchObject([
      { in: 'query', pointer: '/types/1', code: 'not_in_enum' },
    ]);
    expect(await issuesOf(`${path}?types=task.created,task.updated`)).toEqual([]);
  });

  it('report every item of a list that is not an integer in its only spelling', async () => {
    expect(await issuesOf(`${tasks}?ids=1,02,x`)).toMatchObject([
      { in: 'query', pointer: '/ids/2', code: 'invalid_type' },
      { in: 'query', pointer: '/ids/1', code: 'invalid_type' },
    ]);
    expect(await issuesOf(`${tasks}?ids=2,1`)).toEqual([]);
  });

  it.each([
    ['', { pointer: '/grant_type', code: 'required' }],
    ['grant_type=password', { pointer: '/grant_type', code: 'not_in_enum' }],
    ['grant_type=refresh_token', { pointer: '/refresh_token', code: 'required' }],
    [
      'grant_type=client_credentials&scope=tasks.read&organization_id=01',
      { pointer: '/organization_id', code: 'invalid_type' },
    ],
  ])('report the form %s', async (form, expected) => {
    const token = { method: 'POST', body: form };
    expect(await issuesOf('/oauth/token', token)).toMatchObject([{ in: 'body', ...expected }]);
  });

  it('accept valid forms', async () => {
    const grant = 'grant_type=client_credentials&scope=tasks.read&organization_id=1042';
    expect(await issuesOf('/oauth/token', { method: 'POST', body: grant })).toEqual([]);
    expect(await issuesOf('/oauth/revoke', { method: 'POST', body: 'token=x' })).toEqual([]);
  });

  it('accept valid requests', async () => {
    expect(await issuesOf(`${tasks}?limit=5&sort=-due_at&q=a+b&priority=high&__code=200`)).toEqual([]);
    expect(await issuesOf(`${tasks}/7?__example=x`)).toEqual([]);
    expect(await issuesOf(tasks, { method: 'POST', body: { title: 'Paint the door' } })).toEqual([]);
    expect(await issuesOf('/oauth/jwks?unknown_name=of')).toEqual([]);
  });
});
