import { type Operation, problems } from '@worklane/contract';
import { OAuthError, Problem } from '@worklane/contract/schema-validators';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { answersOAuthErrors } from '../../src/problems/oauth-error.ts';
import { exampleBodies, exampleSuccess, exampleUrl, operationInfos } from '../contract-examples.ts';
import { bearer, exampleServer } from '../example-server.ts';

const { app, called } = exampleServer();
afterAll(() => app.close());
beforeEach(() => called.splice(0));

/** A request that is right in everything. */
function rightRequest(operation: Operation): InjectOptions & { headers: Record<string, string> } {
  const [body] = exampleBodies(operation);
  return {
    method: operation.method.toUpperCase() as 'GET',
    url: exampleUrl(operation),
    headers: {
      ...(operation.authentication === 'bearer' && bearer('all')),
      ...(body && { 'content-type': body.mediaType }),
    },
    ...(body && { payload: encoded(body.mediaType, body.value) }),
  };
}

const encoded = (mediaType: string, value: Record<string, unknown>) =>
  mediaType === 'application/x-www-form-urlencoded'
    ? new URLSearchParams(Object.entries(value).map(([name, text]) => [name, String(text)])).toString()
    : JSON.stringify(value);

/** A refusal is a valid problem of a documented status, or an OAuth error where those are answered; nothing was done. */
function expectRefusal(operation: Operation, answer: LightMyRequestResponse, code: keyof typeof problems) {
  const refusedMethod = code === 'method_not_allowed';
  const oauth = answersOAuthErrors(operation) && problems[code].status < 429 && !refusedMethod;
  const status = oauth ? 400 : problems[code].status;
  expect(answer.statusCode, `${operation.id}: ${answer.body}`).toBe(status);
  const body = answer.json();
  if (oauth) expect(OAuthError(body), JSON.stringify(OAuthError.errors)).toBe(true);
  else {
    expect(Problem(body), JSON.stringify(Problem.errors)).toBe(true);
    expect(body).toMatchObject({ code, title: problems[code].title, request_id: answer.headers['x-request-id'] });
  }
  const mediaType = oauth ? 'application/json' : 'application/problem+json';
  expect(answer.headers['content-type']).toBe(mediaType);
  if (!refusedMethod) {
    expect(Object.keys(operation.responses), `${operation.id} documents ${status}`).toContain(String(status));
  }
  expect(called).toEqual([]);
}

const bearers = operationInfos.filter(({ authentication }) => authentication === 'bearer');
const withScopes = bearers.filter(({ scopes }) => scopes.length > 0);
const inOrganization = operationInfos.filter(({ path }) => path.includes('{organization_id}'));
const withBody = operationInfos.filter(({ requestBody }) => requestBody);
const withJson = withBody.filter(({ requestBody }) => Object.keys(requestBody?.content ?? {})[0]?.endsWith('json'));
const withForm = withBody.filter((operation) => !withJson.includes(operation));
const withAccept = operationInfos.filter(({ responses }) => '406' in responses);

describe('A request that is right', () => {
  it.each(operationInfos.map((operation) => [operation.id, operation] as const))('%s', async (_, operation) => {
    const answer = await app.inject(rightRequest(operation));
    const success = exampleSuccess(operation);
    expect(answer.statusCode, answer.body).toBe(success.status);
    expect(answer.headers['content-type']).toBe(success.mediaType);
    expect(answer.headers['x-request-id']).toMatch(/^req_[0-9A-Z]{26}$/);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.headers['cache-control']).toBe(operation.authentication === 'none' ? undefined : 'no-store');
    expect(called).toEqual([operation.id]);
  });

  it.each(withBody.map((operation) => [operation.id, operation] as const))(
    '%s in every media type',
    async (_, operation) => {
      for (const { mediaType, value } of exampleBodies(operation)) {
        const headers = { ...rightRequest(operation).headers, 'content-type': `${mediaType}; charset=UTF-8` };
        const answer = await app.inject({ ...rightRequest(operation), headers, payload: encoded(mediaType, value) });
        expect(answer.statusCode, answer.body).toBe(exampleSuccess(operation).status);
      }
    },
  );
});

/** One way to be wrong: which operations it is possible for, what makes it, what is answered. */
interface Wrong {
  readonly operations: readonly Operation[];
  readonly code: keyof typeof problems;
  readonly spoil: (request: ReturnType<typeof rightRequest>, operation: Operation) => InjectOptions;
  readonly errors?: readonly unknown[];
  readonly answerHeaders?: Readonly<Record<string, string>>;
}

const withHeaders =
  (headers: Record<string, string>): Wrong['spoil'] =>
  (request) => ({ ...request, headers: { ...request.headers, ...headers } });

const withPayload =
  (payload: string | Buffer): Wrong['spoil'] =>
  (request) => ({ ...request, payload });

const withoutToken: Wrong['spoil'] = ({ headers: { authorization, ...headers }, ...request }) => ({
  ...request,
  headers,
});

const nested = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;

const wrongs: Readonly<Record<string, Wrong>> = {
  'no token': {
    operations: bearers,
    code: 'token_missing',
    spoil: withoutToken,
    answerHeaders: { 'www-authenticate': 'Bearer' },
  },
  'credentials of another scheme': {
    operations: bearers,
    code: 'token_missing',
    spoil: withHeaders({ authorization: 'Basic YTpi' }),
  },
  'a token that is none': {
    operations: bearers,
    code: 'token_invalid',
    spoil: withHeaders({ authorization: 'Bearer two words' }),
    answerHeaders: { 'www-authenticate': 'Bearer error="invalid_token"' },
  },
  'a token that the host does not know': {
    operations: bearers,
    code: 'token_invalid',
    spoil: withHeaders(bearer('unknown')),
    answerHeaders: { 'www-authenticate': 'Bearer error="invalid_token"' },
  },
  'a missing scope': { operations: withScopes, code: 'insufficient_scope', spoil: withHeaders(bearer('no-scopes')) },
  'another organization': {
    operations: inOrganization,
    code: 'wrong_organization',
    spoil: withHeaders(bearer('other-organization')),
  },
  'an organization that is no number': {
    operations: inOrganization,
    code: 'invalid_parameter',
    spoil: (request) => ({ ...request, url: String(request.url).replace('/1042/', '/acme/') }),
    errors: [{ in: 'path', pointer: '/organization_id', code: 'invalid_type', detail: 'must be an integer' }],
  },
  'Accept: text/csv': {
    operations: withAccept,
    code: 'not_acceptable',
    spoil: withHeaders({ accept: 'text/csv, application/*;q=0' }),
  },
  'an unknown query parameter': {
    operations: operationInfos.filter(({ responses }) => '400' in responses),
    code: 'invalid_parameter',
    spoil: (request) => ({
      ...request,
      url: `${request.url}${String(request.url).includes('?') ? '&' : '?'}unheard=of`,
    }),
    errors: [expect.objectContaining({ in: 'query', pointer: '/unheard', code: 'unknown_property' })],
  },
  'NUL in the query': {
    operations: operationInfos.filter(({ responses }) => '400' in responses),
    code: 'invalid_parameter',
    spoil: (request) => ({ ...request, url: `${request.url}${String(request.url).includes('?') ? '&' : '?'}q=a%00` }),
    errors: [expect.objectContaining({ in: 'query', pointer: '/q', code: 'forbidden_character' })],
  },
  'malformed JSON': { operations: withJson, code: 'malformed_json', spoil: withPayload('{"title": "Call Maja",}') },
  'an empty body': { operations: withBody, code: 'malformed_json', spoil: withPayload('') },
  'a body that is not UTF-8': {
    operations: withJson,
    code: 'malformed_json',
    spoil: withPayload(Buffer.from('{"title":"M\xfcnchen"}', 'latin1')),
  },
  'a wrong content type': {
    operations: withBody,
    code: 'unsupported_media_type',
    spoil: withHeaders({ 'content-type': 'text/plain' }),
  },
  'a body without a content type': {
    operations: withBody,
    code: 'unsupported_media_type',
    spoil: ({ headers: { 'content-type': _, ...headers }, payload, ...request }) => ({
      ...request,
      headers,
      payload: Buffer.from(String(payload)),
    }),
  },
  'another charset': {
    operations: withJson,
    code: 'unsupported_media_type',
    spoil: withHeaders({ 'content-type': 'application/json; charset=iso-8859-1' }),
  },
  'a compressed body': {
    operations: withBody,
    code: 'unsupported_media_type',
    spoil: withHeaders({ 'content-encoding': 'gzip' }),
  },
  'a body of 1 MiB and 1 byte': {
    operations: withBody,
    code: 'body_too_large',
    spoil: withPayload(`{"title":"${'x'.repeat(1024 * 1024 + 1 - 12)}"}`),
  },
  'an unknown property': {
    operations: withJson,
    code: 'validation_failed',
    spoil: withExtra('unheard', 'of'),
    errors: [expect.objectContaining({ in: 'body', pointer: '/unheard', code: 'unknown_property' })],
  },
  'NUL in a value': {
    operations: withJson,
    code: 'validation_failed',
    spoil: withExtra('a/b', ['\0']),
    errors: [expect.objectContaining({ in: 'body', pointer: '/a~1b/0', code: 'forbidden_character' })],
  },
  'NUL in a name': {
    operations: withJson,
    code: 'validation_failed',
    spoil: withExtra('a\0', 1),
    errors: [expect.objectContaining({ in: 'body', pointer: '/a\0', code: 'forbidden_character' })],
  },
  'half a surrogate pair': {
    operations: withJson,
    code: 'validation_failed',
    spoil: withPayload('{"title":"\\ud83d"}'),
    errors: [expect.objectContaining({ in: 'body', pointer: '/title', code: 'forbidden_character' })],
  },
  'nesting of 33 levels': {
    operations: withJson,
    code: 'validation_failed',
    spoil: withPayload(nested(33)),
    errors: [expect.objectContaining({ in: 'body', pointer: '/a'.repeat(32), code: 'too_deep' })],
  },
  'nesting of 100,000 levels': { operations: withJson, code: 'validation_failed', spoil: withPayload(nested(100_000)) },
  'a property __proto__': {
    operations: withJson,
    code: 'validation_failed',
    spoil: withPayload('{"__proto__":{"admin":true}}'),
    errors: [expect.objectContaining({ in: 'body', pointer: '/__proto__', code: 'unknown_property' })],
  },
  'a body that is no object': {
    operations: withJson,
    code: 'validation_failed',
    spoil: withPayload('[1]'),
    errors: [{ in: 'body', pointer: '', code: 'invalid_type', detail: 'must be an object' }],
  },
  'a number beyond numbers': {
    operations: withJson,
    code: 'validation_failed',
    spoil: withPayload('{"title":1e999,"name":1e999,"url":1e999,"since":1e999}'),
  },
  'a form with a name twice': {
    operations: withForm,
    code: 'validation_failed',
    spoil: (request) => ({ ...request, payload: `${request.payload}&${request.payload}` }),
  },
  'another method': {
    operations: operationInfos,
    code: 'method_not_allowed',
    spoil: (request) => ({ ...request, method: 'TRACE' as 'GET' }),
  },
};

function withExtra(name: string, value: unknown): Wrong['spoil'] {
  return (request) => ({
    ...request,
    payload: JSON.stringify({ ...JSON.parse(String(request.payload)), [name]: value }),
  });
}

describe.each(Object.entries(wrongs))('A request with %s is refused', (_, wrong) => {
  it.each(wrong.operations.map((operation) => [operation.id, operation] as const))('%s', async (_, operation) => {
    const answer = await app.inject(wrong.spoil(rightRequest(operation), operation));
    expectRefusal(operation, answer, wrong.code);
    if (wrong.errors && !answersOAuthErrors(operation)) expect(answer.json().errors).toEqual(wrong.errors);
    expect(answer.headers).toMatchObject(wrong.answerHeaders ?? {});
  });
});

describe('Scopes', () => {
  it.each(withScopes.map((operation) => [operation.id, operation] as const))(
    '%s names what it needs',
    async (_, operation) => {
      const answer = await app.inject({ ...rightRequest(operation), headers: bearer('no-scopes') });
      expect(answer.headers['www-authenticate']).toBe(
        `Bearer error="insufficient_scope", scope="${operation.scopes.join(' ')}"`,
      );
    },
  );
});

describe('HEAD', () => {
  const gets = operationInfos.filter(({ method }) => method === 'get');
  it.each(gets.map((operation) => [operation.id, operation] as const))('%s', async (_, operation) => {
    const get = await app.inject(rightRequest(operation));
    const head = await app.inject({ ...rightRequest(operation), method: 'HEAD' });
    expect(head.body).toBe('');
    expect(head.statusCode).toBe(get.statusCode);
    expect(head.headers['content-type']).toBe(get.headers['content-type']);
    expect(head.headers['content-length']).toBe(get.headers['content-length']);
  });
});

describe('OPTIONS and 405', () => {
  const paths = [...Map.groupBy(operationInfos, ({ path }) => path).values()];
  it.each(paths.map((operations) => [operations[0]?.path, operations] as const))('%s', async (_, operations) => {
    const [first] = operations;
    if (!first) return;
    const methods = operations.flatMap(({ method }) => (method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()]));
    const allow = [...methods, 'OPTIONS'].join(', ');
    const options = await app.inject({ method: 'OPTIONS', url: exampleUrl(first) });
    expect(options.statusCode).toBe(204);
    expect(options.headers.allow).toBe(allow);
    for (const method of ['DELETE', 'GET', 'PATCH', 'POST', 'PUT', 'PROPFIND', 'QUERY', 'TRACE']) {
      if (methods.includes(method)) continue;
      const answer = await app.inject({ method: method as 'GET', url: exampleUrl(first) });
      expectRefusal(first, answer, 'method_not_allowed');
      expect(answer.headers.allow).toBe(allow);
    }
  });
});

describe('Query parameters of an operation that documents no refusal are ignored', () => {
  const open = operationInfos.filter(({ responses }) => !('400' in responses));
  it.each(open.map((operation) => [operation.id, operation] as const))('%s', async (_, operation) => {
    const request = rightRequest(operation);
    expect((await app.inject({ ...request, url: `${request.url}?unheard=of` })).statusCode).toBe(200);
  });
});

it('tells of all that is wrong at once', async () => {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/v1/1042/tasks',
    headers: bearer('all'),
    payload: { titel: 'x', status: 'finished', tags: 'urgent' },
  });
  const { detail, errors } = answer.json();
  expect(detail).toBe('4 fields are not valid.');
  expect(errors.map((error: { pointer: string }) => error.pointer)).toEqual(['/title', '/titel', '/status', '/tags']);
});

it.each([
  [100, '100 fields are not valid.'],
  [101, 'More than 100 fields are not valid. The first 100 are listed.'],
  [30_000, 'More than 100 fields are not valid. The first 100 are listed.'],
])('lists at most 100 of %d violations, and says when there are more', async (count, detail) => {
  const properties = Object.fromEntries(Array.from({ length: count }, (_, index) => [`field_${index}`, 1]));
  const payload = { title: 'x', ...properties };
  const answer = await app.inject({ method: 'POST', url: '/api/v1/1042/tasks', headers: bearer('all'), payload });
  expect(answer.json().detail).toBe(detail);
  expect(answer.json().errors).toHaveLength(100);
  expect(Problem(answer.json())).toBe(true);
});

it('reports the size of a list that is too long, and nothing of its items', async () => {
  const payload = { line_items: Array.from({ length: 32_000 }, () => ({})) };
  const answer = await app.inject({ method: 'POST', url: '/api/v1/1042/orders', headers: bearer('all'), payload });
  expect(answer.json().errors).toEqual([
    { in: 'body', pointer: '/line_items', code: 'too_many_items', detail: 'must have at most 200 items' },
  ]);
});

it('lists at most 100 of the query parameters that are not valid, and says that there are more', async () => {
  const query = Array.from({ length: 200 }, (_, index) => `field_${index}=1`).join('&');
  for (const url of [`/api/v1/1042/tasks?${query}`, `/api/v1/1042/tasks?${'limit=1&'.repeat(200)}`]) {
    const answer = await app.inject({ method: 'GET', url, headers: bearer('all') });
    expect(answer.json().detail).toBe('More than 100 parameters are not valid. The first 100 are listed.');
    expect(answer.json().errors).toHaveLength(100);
  }
});
