import { problems } from '@worklane/contract';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import {
  createServer,
  type Handlers,
  json,
  ProblemError,
  partialHandlers,
  type ServerOptions,
} from '../../src/index.ts';
import { exampleSuccess, operationInfos } from '../contract-examples.ts';
import { authenticate, bearer } from '../example-server.ts';

const operationOf = (name: string) => operationInfos.find(({ id }) => id === name) as (typeof operationInfos)[0];
const task = exampleSuccess(operationOf('getTask')).body;
const url = '/api/v1/1042/tasks/2301';

let app: FastifyInstance;
afterEach(() => app.close());

/** Calls a handler whose response need not be of its type. */
function get(handler: () => unknown, options: Partial<ServerOptions> = {}) {
  const handlers = partialHandlers({ getTask: handler } as Partial<Handlers>);
  app = createServer({ handlers, authenticate, validateResponses: true, ...options });
  return app.inject({ url, headers: bearer('all') });
}

describe('A response', () => {
  it('has the headers that the handler returned', async () => {
    const headers = { ETag: '"7"', 'RateLimit-Policy': '"default";q=600;w=60', Link: undefined };
    const response = await get(() => ({ status: 200, body: task, headers }));
    expect(response.headers).toMatchObject({ etag: '"7"', 'ratelimit-policy': '"default";q=600;w=60' });
    expect(response.headers).not.toHaveProperty('link');
    expect(response.json()).toEqual(task);
  });

  it('is sent unchanged if it is JSON text already', async () => {
    const text = JSON.stringify(task, null, 1);
    const response = await get(async () => ({ status: 200, body: json(text), headers: { ETag: '"1"' } }));
    expect(response.body).toBe(text);
    expect(response.headers['content-type']).toBe('application/json');
  });

  it('has neither Content-Type nor Content-Length without a body', async () => {
    app = createServer({ handlers: partialHandlers({ deleteTask: () => ({ status: 204 }) }), authenticate });
    const response = await app.inject({ method: 'DELETE', url, headers: bearer('all') });
    expect(response.statusCode).toBe(204);
    expect(response.body).toBe('');
    expect(response.headers).not.toHaveProperty('content-type');
    expect(response.headers).not.toHaveProperty('content-length');
  });
});

describe('A response that violates the contract', () => {
  const headers = { ETag: '"1"' };
  const violations: readonly (readonly [string, unknown, string])[] = [
    ['an undocumented status', { status: 202, body: task, headers }, 'which the contract does not document'],
    ['a missing header', { status: 200, body: task }, 'without the header ETag'],
    ['a missing property', { status: 200, body: {}, headers }, "not a valid Task: / must have required property 'id'"],
    ['a wrong type', { status: 200, body: { ...(task as object), version: '1' }, headers }, '/version must be integer'],
    [
      'an undeclared property',
      { status: 200, body: { ...(task as object), secret: 1 }, headers },
      'additional properties',
    ],
    ['no body', { status: 200, headers }, 'not a valid Task: / must be object'],
  ];

  it.each(violations)('causes internal_error and an entry in the log for %s', async (_, returned, message) => {
    const lines: string[] = [];
    const response = await get(() => returned, {
      fastify: { logger: { stream: { write: (line) => lines.push(line) } } },
    });
    expect(response.statusCode).toBe(500);
    expect(response.json()).toMatchObject({
      code: 'internal_error',
      detail: 'An unexpected error occurred. It has been logged.',
    });
    expect(response.body).not.toContain(message);
    const [failed] = lines.map((line) => JSON.parse(line)).filter(({ level }) => level === 50);
    expect(failed.err.message).toContain('The handler of getTask returned');
    expect(failed.err.message).toContain(message);
  });

  it('is sent if it is stored JSON text, and the violation is logged', async () => {
    const lines: string[] = [];
    const response = await get(() => ({ status: 200, body: json('{}'), headers }), {
      fastify: { logger: { level: 'error', stream: { write: (line) => lines.push(line) } } },
    });
    expect([response.statusCode, response.body]).toEqual([200, '{}']);
    expect(lines).toEqual([expect.stringContaining("not a valid Task: / must have required property 'id'")]);
  });

  it('is sent without undeclared properties if responses are not validated', async () => {
    const response = await get(() => ({ status: 200, body: { ...(task as object), secret: 1 } }), {
      validateResponses: false,
    });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual(task);
  });

  it('is sent if the host accepts the only violated pattern', async () => {
    const [webhook] = (exampleSuccess(operationOf('listWebhooks')).body as { data: object[] }).data;
    const body = { data: [webhook, { ...webhook, url: 'http://localhost:3000/' }], next_cursor: null };
    const request = { url: '/api/webhooks', headers: bearer('all') };
    const accepted: unknown[][] = [];
    const list = async (acceptedUrl: string) => {
      const acceptPatternViolation = (...violation: unknown[]) => {
        accepted.push(violation);
        return violation[1] === acceptedUrl;
      };
      const handlers = partialHandlers({ listWebhooks: () => ({ status: 200, body }) } as Partial<Handlers>);
      app = createServer({ handlers, authenticate, validateResponses: true, acceptPatternViolation });
      return app.inject(request);
    };
    expect((await list('http://localhost:4000/')).statusCode).toBe(500);
    await app.close();
    const response = await list('http://localhost:3000/');
    expect([response.statusCode, response.json()]).toEqual([200, body]);
    const violation = ['WebhookUrl', 'http://localhost:3000/', 'response'];
    expect(accepted).toEqual([violation, violation]);
  });

  it('causes internal_error for an undocumented status even if responses are not validated', async () => {
    expect((await get(() => ({ status: 202, body: task }), { validateResponses: false })).statusCode).toBe(500);
  });
});

describe('An error that a handler throws', () => {
  it('is sent as a problem if it is a ProblemError', async () => {
    const references = Array.from({ length: 30 }, (_, index) => ({ kind: 'task' as const, id: index + 1 }));
    const response = await get(() => {
      throw new ProblemError('record_referenced', 'Other records refer to task 2301.', {
        referencedBy: references,
        headers: { 'X-Extra': 1 },
        logDetail: 'for the log',
      });
    });
    expect(response.statusCode).toBe(409);
    expect(response.headers['x-extra']).toBe('1');
    expect(response.json()).toEqual({
      type: '/docs/problems#record_referenced',
      title: problems.record_referenced.title,
      status: 409,
      detail: 'Other records refer to task 2301.',
      instance: url,
      code: 'record_referenced',
      referenced_by: references.slice(0, 20),
      request_id: response.headers['x-request-id'],
    });
  });

  it.each([
    ['an Error', new Error('password=hunter2')],
    ['a string', 'password=hunter2'],
    ['undefined', undefined],
    ['an error of a database', Object.assign(new Error('password=hunter2'), { code: '23505', detail: 'Key (x)=(y)' })],
  ])('reveals nothing if it is %s', async (_, error) => {
    const response = await get(() => Promise.reject(error));
    expect(response.statusCode).toBe(500);
    expect(response.json().code).toBe('internal_error');
    expect(response.body).not.toContain('hunter2');
    expect(response.body).not.toContain('Key');
  });

  it('keeps the status of an error of another plugin', async () => {
    const response = await get(() => Promise.reject(Object.assign(new Error('slow down'), { statusCode: 429 })));
    expect(response.statusCode).toBe(429);
    expect(response.json()).toMatchObject({ code: 'rate_limited', detail: problems.rate_limited.cause });
  });
});

it('An operation that partial handlers do not implement responds with 501', async () => {
  app = createServer({ handlers: partialHandlers({}), authenticate });
  const response = await app.inject({ url, headers: bearer('all') });
  expect(response.statusCode).toBe(501);
  expect(response.json()).toMatchObject({ code: 'not_implemented', detail: 'The server does not implement getTask.' });
});

it('A server without a handler does not start, and names the operation', async () => {
  const { getTask: _, ...handlers } = partialHandlers({});
  app = createServer({ handlers: handlers as Handlers, authenticate });
  await expect(app.ready()).rejects.toThrow('Missing handler: getTask.');
});
