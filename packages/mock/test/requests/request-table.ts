import { expect } from 'vitest';

/** A request and the response that the mock must return, however the request reaches it. */
export interface Step {
  /** Method and path; `{org}` is the organization, `{task}` a value that an earlier step has saved. */
  readonly send: string;
  /** Sent as JSON, or as a form if it is URLSearchParams. */
  readonly body?: object | string;
  /** `Authorization` is `Bearer x` by default; an empty value leaves a header out. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly status: number;
  /** The headers that the response must have; null for one that it must not have. */
  readonly has?: Readonly<Record<string, string | null>>;
  /** The parts that the body must have. */
  readonly returns?: object;
  /** Saves a field of the body: `{ task: 'id' }`. */
  readonly saves?: Readonly<Record<string, string>>;
}

export interface Scenario {
  readonly name: string;
  readonly steps: readonly Step[];
}

const task = (title: string, fields: object = {}): Step => ({
  send: 'POST /api/v1/{org}/tasks',
  body: { title, ...fields },
  status: 201,
});

const titles = (...names: string[]) => ({ data: names.map((title) => ({ title })) });

const error = (part: string, pointer: string, code: string, detail: string) => ({ in: part, pointer, code, detail });

/** Each scenario has an organization of its own, without records. */
export const requestTable: readonly Scenario[] = [
  {
    name: 'creates a record that can be read and is in lists',
    steps: [
      {
        send: 'POST /api/v1/{org}/tasks',
        body: { title: 'Paint the door', tags: ['spring'] },
        status: 201,
        has: { ETag: '"1"', Location: '/api/v1/{org}/tasks/{task}', 'Cache-Control': 'no-store' },
        returns: { organization_id: '{org}', version: 1, title: 'Paint the door', status: 'open', tags: ['spring'] },
        saves: { task: 'id' },
      },
      {
        send: 'GET /api/v1/{org}/tasks/{task}',
        status: 200,
        has: { ETag: '"1"' },
        returns: { title: 'Paint the door' },
      },
      { send: 'GET /api/v1/{org}/tasks', status: 200, returns: { ...titles('Paint the door'), next_cursor: null } },
      { send: 'GET /api/v1/8/tasks', status: 200, returns: { data: [], next_cursor: null } },
      { send: 'GET /api/v1/8/tasks/{task}', status: 404, returns: { code: 'not_found' } },
    ],
  },
  {
    name: 'pages through a list to its end',
    steps: [
      task('a'),
      task('b'),
      task('c'),
      {
        send: 'GET /api/v1/{org}/tasks?limit=2&sort=title',
        status: 200,
        returns: titles('a', 'b'),
        saves: { cursor: 'next_cursor' },
      },
      {
        send: 'GET /api/v1/{org}/tasks?limit=2&sort=title&cursor={cursor}',
        status: 200,
        has: { Link: null },
        returns: { ...titles('c'), next_cursor: null },
      },
      { send: 'GET /api/v1/{org}/tasks?cursor=x', status: 400, returns: { code: 'invalid_cursor' } },
    ],
  },
  {
    name: 'rejects an update of a record that has changed',
    steps: [
      { ...task('Paint the door'), saves: { task: 'id' } },
      {
        send: 'PATCH /api/v1/{org}/tasks/{task}',
        body: { status: 'done' },
        headers: { 'If-Match': '"1"' },
        status: 200,
        has: { ETag: '"2"' },
        returns: { version: 2, status: 'done', title: 'Paint the door', completed_at: expect.any(String) },
      },
      {
        send: 'PATCH /api/v1/{org}/tasks/{task}',
        body: { status: 'open' },
        headers: { 'If-Match': '"1"' },
        status: 412,
        returns: { code: 'version_mismatch' },
      },
      { send: 'GET /api/v1/{org}/tasks/{task}', status: 200, returns: { version: 2, status: 'done' } },
    ],
  },
  {
    name: 'rejects requests without a valid token',
    steps: [
      {
        send: 'GET /api/v1/{org}/tasks',
        headers: { Authorization: '' },
        status: 401,
        has: { 'WWW-Authenticate': 'Bearer' },
        returns: { code: 'token_missing' },
      },
      {
        send: 'GET /api/v1/{org}/tasks',
        headers: { Authorization: 'Bearer a.b.c' },
        status: 401,
        returns: { code: 'token_invalid' },
      },
    ],
  },
  {
    name: 'issues tokens whose scopes and organization count',
    steps: [
      {
        send: 'POST /oauth/token',
        headers: { Authorization: '', 'Content-Type': 'application/x-www-form-urlencoded' },
        body: 'grant_type=client_credentials&client_id=app_demo1042&client_secret=wls_demo1042&scope=tasks.read&organization_id=1042',
        status: 200,
        returns: { token_type: 'Bearer', scope: 'tasks.read' },
        saves: { token: 'access_token' },
      },
      { send: 'GET /api/v1/1042/tasks', headers: { Authorization: 'Bearer {token}' }, status: 200 },
      {
        send: 'POST /api/v1/1042/tasks',
        headers: { Authorization: 'Bearer {token}' },
        body: { title: 'x' },
        status: 403,
        has: { 'WWW-Authenticate': 'Bearer error="insufficient_scope", scope="tasks.write"' },
        returns: { code: 'insufficient_scope' },
      },
      {
        send: 'GET /api/v1/1043/tasks',
        headers: { Authorization: 'Bearer {token}' },
        status: 403,
        returns: { code: 'wrong_organization' },
      },
      {
        send: 'POST /oauth/token',
        headers: { Authorization: '', 'Content-Type': 'application/x-www-form-urlencoded' },
        body: 'grant_type=password&client_id=app_demo1042&client_secret=wls_demo1042',
        status: 400,
        returns: { error: 'unsupported_grant_type' },
      },
    ],
  },
  {
    name: 'rejects what violates the contract',
    steps: [
      {
        send: 'POST /api/v1/{org}/tasks',
        body: { titel: 'x', priority: 'huge' },
        status: 422,
        returns: {
          code: 'validation_failed',
          detail: '3 fields are not valid.',
          errors: expect.arrayContaining([
            error('body', '/title', 'required', 'is required'),
            error('body', '/titel', 'unknown_property', 'is not a field of TaskCreate; did you mean title?'),
            error('body', '/priority', 'not_in_enum', 'must be one of low, normal, high, urgent'),
          ]),
        },
      },
      { send: 'POST /api/v1/{org}/tasks', body: '{"title', status: 400, returns: { code: 'malformed_json' } },
      {
        send: 'POST /api/v1/{org}/tasks',
        headers: { 'Content-Type': 'text/plain' },
        body: '{}',
        status: 415,
        returns: { code: 'unsupported_media_type' },
      },
      {
        send: 'POST /api/v1/{org}/tasks',
        body: { title: 'x', project_id: 99 },
        status: 422,
        returns: { errors: [{ in: 'body', pointer: '/project_id' }] },
      },
      {
        send: 'GET /api/v1/first/tasks?limit=0&colour=red',
        status: 400,
        returns: {
          code: 'invalid_parameter',
          errors: expect.arrayContaining([
            error('path', '/organization_id', 'invalid_type', 'must be an integer'),
            error('query', '/limit', 'too_small', 'must be at least 1'),
            error('query', '/colour', 'unknown_property', 'is not a parameter of listTasks'),
          ]),
        },
      },
      ...['tasks/01', 'tasks?limit=%2B1', 'tasks?limit=1e0'].map(
        (path): Step => ({
          send: `GET /api/v1/{org}/${path}`,
          status: 400,
          returns: { errors: [{ code: 'invalid_type', detail: 'must be an integer' }] },
        }),
      ),
      {
        send: 'GET /api/v1/{org}/tasks?limit=1&limit=2',
        status: 400,
        returns: { errors: [error('query', '/limit', 'not_allowed', 'must be given only once')] },
      },
      {
        send: 'POST /api/v1/{org}/tasks',
        body: { title: 'a\0b' },
        status: 422,
        returns: { errors: [{ in: 'body', pointer: '/title', code: 'forbidden_character' }] },
      },
      {
        send: 'PATCH /api/v1/{org}/tasks/1',
        body: {},
        headers: { 'If-Match': 'x' },
        status: 400,
        returns: { errors: [{ in: 'header', pointer: '/If-Match', code: 'no_match' }] },
      },
      {
        send: 'GET /api/v1/{org}/tasks',
        headers: { Accept: 'text/csv' },
        status: 406,
        returns: { code: 'not_acceptable' },
      },
    ],
  },
  {
    name: 'routes requests like the service',
    steps: [
      {
        send: 'GET /api/v1/{org}/chairs',
        status: 404,
        returns: { code: 'not_found', instance: '/api/v1/{org}/chairs' },
      },
      {
        send: 'PUT /api/v1/{org}/tasks',
        body: {},
        status: 405,
        has: { Allow: 'GET, HEAD, POST, OPTIONS' },
        returns: { code: 'method_not_allowed' },
      },
      { send: 'OPTIONS /api/v1/{org}/tasks', status: 204, has: { Allow: 'GET, HEAD, POST, OPTIONS' } },
      { send: 'HEAD /api/v1/{org}/tasks', status: 200, has: { 'Content-Type': 'application/json' } },
      { send: 'GET /oauth/jwks', headers: { Authorization: '' }, status: 200, returns: { keys: [{ alg: 'EdDSA' }] } },
    ],
  },
  {
    name: 'returns the response that a request prefers',
    steps: [
      { send: 'GET /api/v1/{org}/tasks/1', headers: { Prefer: 'code=503', Authorization: '' }, status: 503 },
      {
        send: 'GET /api/v1/{org}/tasks/1',
        headers: { Prefer: 'example=token_expired' },
        status: 401,
        returns: { code: 'token_expired' },
      },
      { send: 'GET /api/v1/{org}/tasks/1?__code=404', status: 404, returns: { code: 'not_found' } },
      {
        send: 'GET /api/v1/{org}/tasks',
        headers: { Prefer: 'code=200' },
        status: 200,
        returns: { data: expect.any(Array) },
      },
      {
        send: 'GET /api/v1/{org}/tasks',
        headers: { Prefer: 'code=418' },
        status: 400,
        returns: { errors: [{ in: 'header', pointer: '/Prefer', code: 'not_in_enum' }] },
      },
    ],
  },
  {
    name: 'appends the changes to the event feed',
    steps: [
      { send: 'GET /api/events?since=2100-01-01T00:00:00Z', status: 200, saves: { cursor: 'next_cursor' } },
      { ...task('Paint the door'), saves: { task: 'id' } },
      { send: 'DELETE /api/v1/{org}/tasks/{task}', status: 204 },
      {
        send: 'GET /api/events?cursor={cursor}',
        status: 200,
        returns: {
          data: [
            { type: 'task.created', organization_id: '{org}', data: { id: '{task}' } },
            { type: 'task.deleted', organization_id: '{org}', data: { id: '{task}' } },
          ],
          has_more: false,
        },
      },
    ],
  },
];
