import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { createServer, type Handlers, json, ProblemError, type ServerOptions } from '../../src/index.ts';
import { exampleSuccess, operationInfos } from '../contract-examples.ts';
import { authenticate, bearer } from '../example-server.ts';

const task = exampleSuccess(operationInfos.find(({ id }) => id === 'getTask') as (typeof operationInfos)[0]).body;
const url = '/api/v1/1042/tasks/2301';

let app: FastifyInstance;
afterEach(() => app.close());

/** Answers of a handler are what is tried here, so they need not be of its type. */
function get(answer: () => unknown, options: Partial<ServerOptions> = {}) {
  const handlers = { getTask: answer } as Partial<Handlers>;
  app = createServer({ handlers, authenticate, checkAnswers: true, ...options });
  return app.inject({ url, headers: bearer('all') });
}

describe('An answer', () => {
  it('has the headers that the handler gave', async () => {
    const headers = { ETag: '"7"', 'RateLimit-Policy': '"default";q=600;w=60', Link: undefined };
    const answer = await get(() => ({ status: 200, body: task, headers }));
    expect(answer.headers).toMatchObject({ etag: '"7"', 'ratelimit-policy': '"default";q=600;w=60' });
    expect(answer.headers).not.toHaveProperty('link');
    expect(answer.json()).toEqual(task);
  });

  it('that is JSON text already is sent as it is', async () => {
    const text = JSON.stringify(task, null, 1);
    const answer = await get(async () => ({ status: 200, body: json(text), headers: { ETag: '"1"' } }));
    expect(answer.body).toBe(text);
    expect(answer.headers['content-type']).toBe('application/json');
  });

  it('without a body has neither media type nor length', async () => {
    app = createServer({ handlers: { deleteTask: () => ({ status: 204 }) }, authenticate });
    const answer = await app.inject({ method: 'DELETE', url, headers: bearer('all') });
    expect(answer.statusCode).toBe(204);
    expect(answer.body).toBe('');
    expect(answer.headers).not.toHaveProperty('content-type');
    expect(answer.headers).not.toHaveProperty('content-length');
  });
});

describe('An answer that breaks the contract is a fault', () => {
  const headers = { ETag: '"1"' };
  const breaches: readonly (readonly [string, unknown, string])[] = [
    ['an undocumented status', { status: 202, body: task, headers }, 'which the contract does not document'],
    ['a missing header', { status: 200, body: task }, 'without the header ETag'],
    ['a missing property', { status: 200, body: {}, headers }, "no Task: / must have required property 'id'"],
    ['a wrong type', { status: 200, body: { ...(task as object), version: '1' }, headers }, '/version must be integer'],
    [
      'an undeclared property',
      { status: 200, body: { ...(task as object), secret: 1 }, headers },
      'additional properties',
    ],
    ['no body', { status: 200, headers }, 'no Task: / must be object'],
  ];

  it.each(breaches)('%s', async (_, breach, message) => {
    const lines: string[] = [];
    const answer = await get(() => breach, { fastify: { logger: { stream: { write: (line) => lines.push(line) } } } });
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toMatchObject({
      code: 'internal_error',
      detail: 'The fault was recorded and will be looked at.',
    });
    expect(answer.body).not.toContain(message);
    const [failed] = lines.map((line) => JSON.parse(line)).filter(({ level }) => level === 50);
    expect(failed.err.message).toContain('The handler of getTask answered');
    expect(failed.err.message).toContain(message);
  });

  it('unless it is text that was stored: that is sent, and the violation is logged', async () => {
    const lines: string[] = [];
    const response = await get(() => ({ status: 200, body: json('{}'), headers }), {
      fastify: { logger: { level: 'error', stream: { write: (line) => lines.push(line) } } },
    });
    expect([response.statusCode, response.body]).toEqual([200, '{}']);
    expect(lines).toEqual([expect.stringContaining("no Task: / must have required property 'id'")]);
  });

  it('unless answers are not checked: then what is undeclared is left out', async () => {
    const answer = await get(() => ({ status: 200, body: { ...(task as object), secret: 1 } }), {
      checkAnswers: false,
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual(task);
  });

  it('and an undocumented status always', async () => {
    expect((await get(() => ({ status: 202, body: task }), { checkAnswers: false })).statusCode).toBe(500);
  });
});

describe('An error of a handler', () => {
  it('that is a problem is answered as it says', async () => {
    const references = Array.from({ length: 30 }, (_, index) => ({ kind: 'task' as const, id: index + 1 }));
    const answer = await get(() => {
      throw new ProblemError('record_referenced', 'The task 2301 is referred to.', {
        referencedBy: references,
        headers: { 'X-Extra': 1 },
        logDetail: 'for the log',
      });
    });
    expect(answer.statusCode).toBe(409);
    expect(answer.headers['x-extra']).toBe('1');
    expect(answer.json()).toEqual({
      type: '/docs/problems#record_referenced',
      title: 'Other records refer to this one',
      status: 409,
      detail: 'The task 2301 is referred to.',
      instance: url,
      code: 'record_referenced',
      referenced_by: references.slice(0, 20),
      request_id: answer.headers['x-request-id'],
    });
  });

  it.each([
    ['an Error', new Error('password=hunter2')],
    ['a text', 'password=hunter2'],
    ['nothing', undefined],
    ['an error of a database', Object.assign(new Error('password=hunter2'), { code: '23505', detail: 'Key (x)=(y)' })],
  ])('that is %s tells nothing', async (_, error) => {
    const answer = await get(() => Promise.reject(error));
    expect(answer.statusCode).toBe(500);
    expect(answer.json().code).toBe('internal_error');
    expect(answer.body).not.toContain('hunter2');
    expect(answer.body).not.toContain('Key');
  });

  it('of another plugin keeps its status', async () => {
    const answer = await get(() => Promise.reject(Object.assign(new Error('slow down'), { statusCode: 429 })));
    expect(answer.statusCode).toBe(429);
    expect(answer.json()).toMatchObject({ code: 'rate_limited', detail: 'Wait for the seconds in `Retry-After`.' });
  });
});

it('A missing handler is answered with 501', async () => {
  app = createServer({ handlers: {}, authenticate });
  const answer = await app.inject({ url, headers: bearer('all') });
  expect(answer.statusCode).toBe(501);
  expect(answer.json()).toMatchObject({ code: 'not_implemented', detail: 'The server does not implement getTask.' });
});
