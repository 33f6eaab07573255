import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningServer, startMock } from '../../src/index.ts';
import { documentedOperation, documentedOperations, sampledOperations } from '../contract-document.ts';
import { readProblem, schemaViolations } from '../response-checks.ts';
import { sampleRequest } from '../sample-request.ts';

let mock: RunningServer;

beforeAll(async () => {
  mock = await startMock({ port: 0, stateless: true });
});

afterAll(() => mock.close());

const json = { Authorization: 'Bearer x', 'Content-Type': 'application/json' };

function send(id: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  const { path, init } = sampleRequest(documentedOperation(id));
  return fetch(mock.url + path, { ...init, body: JSON.stringify(body), headers: { ...json, ...headers } });
}

const get = (path: string, headers: Record<string, string> = json) => fetch(mock.url + path, { headers });

describe('an invalid body', () => {
  const error = (pointer: string, code: string, detail: string) => ({ in: 'body', pointer, code, detail });

  it.each([
    ['a missing property', {}, [error('/title', 'required', 'is required')]],
    ['an unknown property', { title: 'x', 'a/b~c': 1 }, [error('/a~1b~0c', 'unknown_property', 'is unknown')]],
    ['a wrong type', { title: 5 }, [error('/title', 'invalid_type', 'must be a string')]],
    ['an empty string', { title: '' }, [error('/title', 'too_short', 'must not be empty')]],
    [
      'a string that is too long',
      { title: 'x'.repeat(256) },
      [error('/title', 'too_long', 'must have at most 255 characters')],
    ],
    [
      'a value that is not in the enum',
      { title: 'x', priority: 'huge' },
      [error('/priority', 'not_in_enum', 'must be one of low, normal, high, urgent')],
    ],
    [
      'an invalid date-time',
      { title: 'x', due_at: 'soon' },
      [error('/due_at', 'invalid_format', 'must be a valid date-time')],
    ],
    [
      'a number that is too small',
      { title: 'x', estimated_minutes: -1 },
      [error('/estimated_minutes', 'too_small', 'must be at least 0')],
    ],
    [
      'duplicate items',
      { title: 'x', tags: ['a', 'a'] },
      [error('/tags', 'duplicate_items', 'must not contain duplicates')],
    ],
    ['a nested value', { title: 'x', tags: ['a', 1] }, [error('/tags/1', 'invalid_type', 'must be a string')]],
    ['an array', [], [error('', 'invalid_type', 'must be an object')]],
    ['null', null, [error('', 'invalid_type', 'must be an object')]],
    [
      'a custom field without a name',
      { title: 'x', custom_fields: { '': 1 } },
      [error('/custom_fields/', 'too_short', 'must not be empty')],
    ],
    [
      'a name that is too long for a pointer',
      { title: 'x', ['n'.repeat(1100)]: 1 },
      [error('', 'unknown_property', 'is unknown')],
    ],
  ])('has the pointer of %s', async (_, body, errors) => {
    const response = await send('createTask', body);
    expect(response.headers.get('sl-violations')).toContain('"location":["request"');
    const problem = await readProblem(response);
    expect(problem).toMatchObject({ code: 'validation_failed', detail: '1 field is not valid.', errors });
  });

  it('has all errors at once', async () => {
    const problem = await readProblem(await send('createTask', { status: 'x', priority: 'y' }));
    expect(problem.detail).toBe('3 fields are not valid.');
  });

  it('has at most 100 errors', async () => {
    const many = Object.fromEntries(Array.from({ length: 300 }, (_, i) => [`field_${i}`, 1]));
    const problem = await readProblem(await send('createTask', many));
    expect(problem.errors).toHaveLength(100);
    expect(problem.detail).toBe('More than 100 fields are not valid. The first 100 are listed.');
  });

  it('has only the error of the list when a list is too long, and none of its items', async () => {
    const problem = await readProblem(
      await send('createOrder', { line_items: Array.from({ length: 32_000 }, () => ({})) }),
    );
    expect(problem.errors).toEqual([error('/line_items', 'too_many_items', 'must have at most 200 items')]);
  });

  it('has the errors of a nullable value, but not that it must be null', async () => {
    const problem = await readProblem(await send('createProject', { name: 'x', budget: { amount: '5' } }));
    expect(problem.errors).toEqual([
      error('/budget/currency', 'required', 'is required'),
      error('/budget/amount', 'invalid_type', 'must be an integer'),
    ]);
    const other = await readProblem(await send('createProject', { name: 'x', budget: 5 }));
    expect(other.errors).toEqual([error('/budget', 'invalid_type', 'must be an object')]);
  });

  it('has one error for a value with none of the types of a union', async () => {
    const custom_fields = { list: [], long: 'x'.repeat(1001), none: null };
    const problem = await readProblem(await send('createTask', { title: 'x', custom_fields }));
    const types = 'must be a string or a number or a boolean';
    expect(problem.errors).toEqual([
      error('/custom_fields/list', 'invalid_type', types),
      error('/custom_fields/long', 'too_long', 'must have at most 1000 characters'),
      error('/custom_fields/none', 'invalid_type', types),
    ]);
    const update = await readProblem(await send('updateTask', { custom_fields: { list: [] } }));
    expect(update.errors).toEqual([error('/custom_fields/list', 'invalid_type', types)]);
  });

  it('is malformed when it is empty', async () => {
    const response = await fetch(`${mock.url}/api/v1/1/tasks`, { method: 'POST', headers: json });
    expect(await readProblem(response)).toMatchObject({ code: 'malformed_json' });
  });

  const bodied = documentedOperations
    .filter(({ body }) => 'application/json' in body)
    .map((operation) => [operation.id, operation] as const);

  // Prism accepts every body if it cannot compile the schema.
  it.each(bodied)('is rejected by %s', async (id) => {
    const problem = await readProblem(await send(id, { no_such_property: 1 }));
    expect(problem.errors).toContainEqual(error('/no_such_property', 'unknown_property', 'is unknown'));
  });
});

describe('an invalid parameter', () => {
  it('is reported with its part of the request', async () => {
    const problem = await readProblem(await get('/api/v1/first/tasks?limit=500&sort=nothing&colour=red'));
    expect(problem).toMatchObject({ code: 'invalid_parameter', detail: '4 parameters are not valid.' });
    expect(problem.errors).toEqual(
      expect.arrayContaining([
        { in: 'path', pointer: '/organization_id', code: 'invalid_type', detail: 'must be an integer' },
        { in: 'query', pointer: '/limit', code: 'too_large', detail: 'must be at most 200' },
        { in: 'query', pointer: '/colour', code: 'unknown_property', detail: 'is unknown' },
      ]),
    );
  });

  it.each(['01', '+1', '1.0', '1e0'])('is an integer written as %s', async (text) => {
    const error = (part: string, pointer: string) => ({
      in: part,
      pointer,
      code: 'invalid_type',
      detail: 'must be an integer',
    });
    const record = await readProblem(await get(`/api/v1/1042/tasks/${text}`));
    expect(record).toMatchObject({ code: 'invalid_parameter', errors: [error('path', '/id')] });
    const organization = await readProblem(await get(`/api/v1/${text}/tasks`));
    expect(organization.errors).toEqual([error('path', '/organization_id')]);
    const list = await readProblem(await get(`/api/v1/1042/tasks?limit=${encodeURIComponent(text)}`));
    expect(list.errors).toEqual([error('query', '/limit')]);
  });

  it('is ignored by OAuth operations when they do not define it', async () => {
    expect((await get('/oauth/jwks?unknown_name=of')).status).toBe(200);
  });

  it('in a header has the name of the contract', async () => {
    const problem = await readProblem(await send('updateTask', {}, { 'If-Match': 'not an entity tag' }));
    expect(problem.errors).toMatchObject([{ in: 'header', pointer: '/If-Match', code: 'no_match' }]);
  });

  it('is reported before the body', async () => {
    const problem = await readProblem(await send('createTask', {}, { 'Idempotency-Key': 'x'.repeat(256) }));
    expect(problem).toMatchObject({
      code: 'invalid_parameter',
      errors: [{ pointer: '/Idempotency-Key', code: 'too_long' }],
    });
  });
});

describe('a request without an access token', () => {
  const secured = sampledOperations
    .filter(({ responses, path }) => responses['401'] && path.startsWith('/api/'))
    .map((operation) => [operation.id, operation] as const);

  it.each(secured)('is rejected by %s', async (_, operation) => {
    const { path, init } = sampleRequest(operation);
    const { Authorization: __, ...headers } = init.headers as Record<string, string>;
    const response = await fetch(mock.url + path, { ...init, headers });
    expect(response.headers.get('WWW-Authenticate')).toBe('Bearer');
    expect(await readProblem(response)).toMatchObject({ code: 'token_missing' });
  });

  it('is rejected with token_invalid when it has another scheme', async () => {
    const response = await get('/api/v1/1/tasks', { Authorization: 'Basic eDp5' });
    expect(response.headers.get('WWW-Authenticate')).toBe('Bearer error="invalid_token"');
    expect(await readProblem(response)).toMatchObject({ code: 'token_invalid' });
  });
});

describe('content negotiation', () => {
  it.each(['application/json; charset=utf-8', 'image/png, application/*;v=1;q=0.5', '*/*;v=1'])(
    'ignores the parameters in Accept: %s',
    async (accept) => {
      expect((await get('/api/v1/1042/tasks', { ...json, Accept: accept })).status).toBe(200);
    },
  );

  it('returns 406 when the client accepts no offered media type', async () => {
    const problem = await readProblem(await get('/api/v1/1/tasks', { ...json, Accept: 'text/csv;q=0.9' }));
    expect(problem).toMatchObject({
      code: 'not_acceptable',
      detail: 'The operation returns application/json, but the request accepts text/csv;q=0.9.',
    });
  });

  it('accepts wildcards and quality values', async () => {
    for (const Accept of ['*/*', 'application/*', 'text/html, application/json;q=0.1']) {
      expect((await get('/api/v1/1/tasks', { ...json, Accept })).status).toBe(200);
    }
  });
});

describe('the token endpoint', () => {
  const form = async (body: string, headers = {}) => {
    const response = await fetch(`${mock.url}/oauth/token`, {
      method: 'POST',
      body,
      headers: { ...formType, ...headers },
    });
    const result = (await response.json()) as Record<string, unknown>;
    if (response.status >= 400)
      expect(schemaViolations(result, { $ref: '#/components/schemas/OAuthError' })).toEqual([]);
    return { status: response.status, ...result };
  };
  const formType = { 'Content-Type': 'application/x-www-form-urlencoded' };

  it.each([
    ['a missing grant', 'code=x', 'invalid_request', 'grant_type is required.'],
    [
      'an unknown grant',
      'grant_type=password',
      'unsupported_grant_type',
      'grant_type must be one of authorization_code, refresh_token, client_credentials.',
    ],
    ['a missing field of the grant', 'grant_type=refresh_token', 'invalid_request', 'refresh_token is required.'],
    ['invalid percent-encoding', '%zz=%', 'invalid_request', 'grant_type is required.'],
  ])('returns an OAuth error for %s', async (_, body, error, error_description) => {
    expect(await form(body)).toEqual({ status: 400, error, error_description });
  });

  it('returns an OAuth error for another media type and for a large form', async () => {
    expect(await form('{}', { 'Content-Type': 'application/json' })).toMatchObject({
      status: 400,
      error: 'invalid_request',
    });
    expect(await form(`x=${'y'.repeat(1024 * 1024)}`)).toMatchObject({ status: 400, error: 'invalid_request' });
  });

  it('returns invalid_client for malformed credentials', async () => {
    const body = 'grant_type=refresh_token&refresh_token=x';
    expect(await form(body, { Authorization: 'Basic !' })).toMatchObject({ status: 401, error: 'invalid_client' });
    expect(await form(body, { Authorization: 'Basic YXBwOnNlY3JldA==' })).toMatchObject({ status: 200 });
  });

  it('returns the tokens of the grant', async () => {
    expect(await form('grant_type=refresh_token&refresh_token=x')).toHaveProperty('refresh_token');
    const clientTokens = await form('grant_type=client_credentials&scope=tasks.read&organization_id=1042');
    expect(clientTokens).not.toHaveProperty('refresh_token');
  });
});
