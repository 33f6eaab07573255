import { type Operation, problems } from '@worklane/contract';
import { OAuthError, Problem } from '@worklane/contract/schema-validators';
import { returnsOAuthErrors } from '@worklane/runtime';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { exampleBodies, exampleSuccess, exampleUrl, operationInfos } from '../contract-examples.ts';
import { bearer, exampleServer } from '../example-server.ts';

const { app, called } = exampleServer();
afterAll(() => app.close());
beforeEach(() => called.splice(0));

/** Returns a valid request. */
function validRequest(operation: Operation): InjectOptions & { headers: Record<string, string> } {
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

/** Expects a valid problem with a documented status, or an OAuth error for operations that use those, and no call of a handler. */
function expectErrorResponse(operation: Operation, response: LightMyRequestResponse, code: keyof typeof problems) {
  const wrongMethod = code === 'method_not_allowed';
  const oauth = returnsOAuthErrors(operation) && problems[code].status < 429 && !wrongMethod;
  const status = oauth ? 400 : problems[code].status;
  expect(response.statusCode, `${operation.id}: ${response.body}`).toBe(status);
  const body = response.json();
  if (oauth) expect(OAuthError(body), JSON.stringify(OAuthError.errors)).toBe(true);
  else {
    expect(Problem(body), JSON.stringify(Problem.errors)).toBe(true);
    expect(body).toMatchObject({ code, title: problems[code].title, request_id: response.headers['x-request-id'] });
  }
  const mediaType = oauth ? 'application/json' : 'application/problem+json';
  expect(response.headers['content-type']).toBe(mediaType);
  if (!wrongMethod) {
    expect(Object.keys(operation.responses), `${operation.id} documents ${status}`).toContain(String(status));
  }
  expect(called).toEqual([]);
}

const bearers = operationInfos.filter(({ authentication }) => authentication === 'bearer');
const withBody = operationInfos.filter(({ requestBody }) => requestBody);
const withRequiredBody = withBody.filter(({ requestBody }) => requestBody?.required);
const withJson = withBody.filter(({ requestBody }) => Object.keys(requestBody?.content ?? {})[0]?.endsWith('json'));
const withAccept = operationInfos.filter(({ responses }) => '406' in responses);

/** Texts that are not the spelling of an integer in a URL. The conformance suite sends some to each operation. */
const otherSpellings = [
  '01',
  '00',
  '+1',
  '-0',
  '1.0',
  '1e0',
  '0x1',
  '1_0',
  '%201',
  '1%20',
  '%2B1',
  '1,0',
  'NaN',
  '9'.repeat(20),
];

it.each(operationInfos.map((operation) => [operation.id, operation] as const))(
  'A valid request to %s gets its documented response',
  async (_, operation) => {
    const response = await app.inject(validRequest(operation));
    const success = exampleSuccess(operation);
    expect(response.statusCode, response.body).toBe(success.status);
    expect(response.headers['content-type']).toBe(success.mediaType);
    expect(response.headers['x-content-type-options']).toBe('nosniff');
    expect(called).toEqual([operation.id]);
  },
);

/** An invalid request, apart from those of the conformance suite: the operations to which it applies, how to make it, and the expected response. */
interface InvalidCase {
  readonly operations: readonly Operation[];
  readonly code: keyof typeof problems;
  readonly change: (request: ReturnType<typeof validRequest>, operation: Operation) => InjectOptions;
  readonly errors?: readonly unknown[];
  readonly responseHeaders?: Readonly<Record<string, string>>;
}

const withHeaders =
  (headers: Record<string, string>): InvalidCase['change'] =>
  (request) => ({ ...request, headers: { ...request.headers, ...headers } });

const withPayload =
  (payload: string | Buffer): InvalidCase['change'] =>
  (request) => ({ ...request, payload });

const nested = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;

const invalidCases: Readonly<Record<string, InvalidCase>> = {
  'credentials of another scheme': {
    operations: bearers,
    code: 'token_missing',
    change: withHeaders({ authorization: 'Basic YTpi' }),
  },
  'a malformed token': {
    operations: bearers,
    code: 'token_invalid',
    change: withHeaders({ authorization: 'Bearer two words' }),
    responseHeaders: { 'www-authenticate': 'Bearer error="invalid_token"' },
  },
  'a weight of 0 for its media type': {
    operations: withAccept,
    code: 'not_acceptable',
    change: (request, operation) =>
      withHeaders({ accept: `${exampleSuccess(operation).mediaType};v=1;q=0, */*;v=1` })(request, operation),
  },
  'an empty body': { operations: withRequiredBody, code: 'malformed_json', change: withPayload('') },
  'a body that is not UTF-8': {
    operations: withJson,
    code: 'malformed_json',
    change: withPayload(Buffer.from('{"title":"M\xfcnchen"}', 'latin1')),
  },
  'a body without Content-Type': {
    operations: withBody,
    code: 'unsupported_media_type',
    change: ({ headers: { 'content-type': _, ...headers }, payload, ...request }) => ({
      ...request,
      headers,
      payload: Buffer.from(String(payload)),
    }),
  },
  'another charset': {
    operations: withJson,
    code: 'unsupported_media_type',
    change: withHeaders({ 'content-type': 'application/json; charset=iso-8859-1' }),
  },
  'a compressed body': {
    operations: withBody,
    code: 'unsupported_media_type',
    change: withHeaders({ 'content-encoding': 'gzip' }),
  },
  'nesting of 33 levels': {
    operations: withJson,
    code: 'validation_failed',
    change: withPayload(nested(33)),
    errors: [expect.objectContaining({ in: 'body', pointer: '/a'.repeat(32), code: 'too_deep' })],
  },
  'nesting of 100,000 levels': {
    operations: withJson,
    code: 'validation_failed',
    change: withPayload(nested(100_000)),
  },
  'a number that is too large for a double': {
    operations: withJson,
    code: 'validation_failed',
    change: withPayload('{"title":1e999,"name":1e999,"url":1e999,"since":1e999}'),
  },
};

describe.each(Object.entries(invalidCases))('A request with %s is rejected', (_, invalid) => {
  it.each(invalid.operations.map((operation) => [operation.id, operation] as const))('by %s', async (_, operation) => {
    const response = await app.inject(invalid.change(validRequest(operation), operation));
    expectErrorResponse(operation, response, invalid.code);
    if (invalid.errors && !returnsOAuthErrors(operation)) expect(response.json().errors).toEqual(invalid.errors);
    expect(response.headers).toMatchObject(invalid.responseHeaders ?? {});
  });
});

describe('OPTIONS and unsupported methods list the methods of a path', () => {
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
      const response = await app.inject({ method: method as 'GET', url: exampleUrl(first) });
      expectErrorResponse(first, response, 'method_not_allowed');
      expect(response.headers.allow).toBe(allow);
    }
  });
});

describe('An integer in a URL has one spelling', () => {
  it.each(otherSpellings)('rejects %s in the path and in the query', async (text) => {
    for (const [url, place, name] of [
      [`/api/v1/1042/tasks/${text}`, 'path', 'id'],
      [`/api/v1/1042/tasks?limit=${text}`, 'query', 'limit'],
    ] as const) {
      const { errors } = (await app.inject({ url, headers: bearer('all') })).json();
      expect(errors).toEqual([expect.objectContaining({ in: place, pointer: `/${name}` })]);
    }
    expect(called).toEqual([]);
  });

  it('accepts a percent-encoded digit (RFC 3986, section 6.2.2.2)', async () => {
    expect((await app.inject({ url: '/api/v1/1042/tasks/%32301', headers: bearer('all') })).statusCode).toBe(200);
  });
});

describe('Accept may have parameters, weights and wildcards', () => {
  const ranges = (mediaType: string) => [
    `${mediaType}; charset=utf-8`,
    `${mediaType};charset="utf-8";profile="a;b,c"`,
    `${mediaType};v=1;q=0.5`,
    `${mediaType};q=0.1;v=1`,
    `${mediaType.toUpperCase()} ; CHARSET=UTF-8`,
    `text/csv, ${mediaType}; charset="`,
    `${mediaType.split('/')[0]}/*; charset=utf-8`,
    '*/*; charset=utf-8',
    'image/png, */*;q=0.1',
  ];

  it.each(withAccept.map((operation) => [operation.id, operation] as const))('for %s', async (_, operation) => {
    const { status, mediaType = '*/*' } = exampleSuccess(operation);
    for (const accept of ranges(mediaType)) {
      const response = await app.inject(withHeaders({ accept })(validRequest(operation), operation));
      expect(response.statusCode, accept).toBe(status);
    }
  });
});

it.each(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'])(
  'A path with a trailing slash gets 404 with a hint: %s',
  async (method) => {
    const path = '/api/v1/1042/tasks';
    const request = { method: method as 'GET', url: `${path}/?access_token=x`, headers: bearer('all') };
    const response = await app.inject(request);
    expect(response.statusCode).toBe(404);
    expect(response.headers).not.toHaveProperty('location');
    expect(called).toEqual([]);
    if (method === 'HEAD') return;
    expect(response.headers['content-type']).toBe('application/problem+json');
    expect(response.json()).toMatchObject({
      code: 'not_found',
      detail: `No route matches ${method} ${path}/. Did you mean ${path}?`,
      instance: `${path}/`,
    });
  },
);

it('lists every violation of a body in one response', async () => {
  const response = await app.inject({
    method: 'POST',
    url: '/api/v1/1042/tasks',
    headers: bearer('all'),
    payload: { titel: 'x', status: 'finished', tags: 'urgent' },
  });
  const { detail, errors } = response.json();
  expect(detail).toBe('4 fields are not valid.');
  expect(errors.map((error: { pointer: string }) => error.pointer)).toEqual(['/title', '/titel', '/status', '/tags']);
});

it.each([
  [100, '100 fields are not valid.'],
  [101, 'More than 100 fields are not valid. The first 100 are listed.'],
  [30_000, 'More than 100 fields are not valid. The first 100 are listed.'],
])('lists at most 100 of %d violations, and reports that there are more', async (count, detail) => {
  const properties = Object.fromEntries(Array.from({ length: count }, (_, index) => [`field_${index}`, 1]));
  const payload = { title: 'x', ...properties };
  const response = await app.inject({ method: 'POST', url: '/api/v1/1042/tasks', headers: bearer('all'), payload });
  expect(response.json().detail).toBe(detail);
  expect(response.json().errors).toHaveLength(100);
  expect(Problem(response.json())).toBe(true);
});

it('reports the length of an array that is too long, but not its items', async () => {
  const payload = { line_items: Array.from({ length: 32_000 }, () => ({})) };
  const response = await app.inject({ method: 'POST', url: '/api/v1/1042/orders', headers: bearer('all'), payload });
  expect(response.json().errors).toEqual([
    { in: 'body', pointer: '/line_items', code: 'too_many_items', detail: 'must have at most 200 items' },
  ]);
});

it('lists at most 100 invalid query parameters, and reports that there are more', async () => {
  const query = Array.from({ length: 200 }, (_, index) => `field_${index}=1`).join('&');
  for (const url of [`/api/v1/1042/tasks?${query}`, `/api/v1/1042/tasks?${'limit=1&'.repeat(200)}`]) {
    const response = await app.inject({ method: 'GET', url, headers: bearer('all') });
    expect(response.json().detail).toBe('More than 100 parameters are not valid. The first 100 are listed.');
    expect(response.json().errors).toHaveLength(100);
  }
});
