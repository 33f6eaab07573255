import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { type Call, createServer, ProblemError, partialHandlers } from '../../src/index.ts';
import { authenticate, bearer } from '../example-server.ts';

const calls: Call<'listTasks' | 'updateTask'>[] = [];
const seen = (call: unknown): never => {
  calls.push(call as Call<'listTasks'>);
  throw new ProblemError('not_implemented', 'Seen.');
};
const app = createServer({
  handlers: partialHandlers({
    listEvents: seen,
    listTasks: seen,
    updateTask: seen,
    getJsonWebKeySet: seen,
    rotateWebhookSecret: seen,
  }),
  authenticate,
});
afterAll(() => app.close());
beforeEach(() => calls.splice(0));

const headers = bearer('all');

describe('A call', () => {
  it('has parameters of their declared types', async () => {
    const query = 'limit=20&q=a+b%26c&project_id=57&due_at_from=2026-03-02T08:15:00%2B01:00';
    // A percent-encoded digit is the digit (RFC 3986, section 6.2.2.2).
    await app.inject({ url: `/api/v1/104%32/tasks?${query}`, headers });
    const [call] = calls;
    expect(call?.path).toEqual({ organization_id: 1042 });
    expect({ ...call?.query }).toEqual({
      limit: 20,
      q: 'a b&c',
      project_id: 57,
      due_at_from: '2026-03-02T08:15:00+01:00',
      sort: '-created_at',
    });
    expect(call?.principal).toMatchObject({ organizationId: 1042 });
    expect(call?.operation.id).toBe('listTasks');
  });

  it('has arrays for lists, and the defaults of the contract', async () => {
    await app.inject({ url: '/api/events?types=task.created,deal.updated', headers });
    expect(calls[0]?.query).toMatchObject({ types: ['task.created', 'deal.updated'] });
    await app.inject({ url: '/api/v1/1042/tasks?ids=12,7', headers });
    expect(calls[1]?.query).toMatchObject({ ids: [12, 7] });
    await app.inject({ url: '/api/v1/1042/tasks', headers });
    expect({ ...calls[2]?.query }).toEqual({ limit: 50, sort: '-created_at' });
  });

  it('has a body and its media type', async () => {
    const contentType = 'Application/Merge-Patch+JSON; charset=utf-8';
    const payload = JSON.stringify({ description: null, custom_fields: { constructor: 'ok' } });
    const method = 'PATCH';
    const request = { ...headers, 'content-type': contentType, 'if-match': '"4"', 'x-other': '1' };
    await app.inject({ method, url: '/api/v1/1042/tasks/2301', headers: request, payload });
    const [call] = calls;
    expect(call?.body).toEqual(JSON.parse(payload));
    expect(call?.mediaType).toBe('application/merge-patch+json');
    expect(call?.headers).toEqual({ 'if-match': '"4"' });
    expect(call?.path).toEqual({ organization_id: 1042, id: 2301 });
  });

  it('has no principal if the operation requires no token', async () => {
    await app.inject({ url: '/oauth/jwks?cache=bust', headers: { authorization: 'Bearer whatever' } });
    expect(calls[0]).toMatchObject({ principal: null, body: undefined, mediaType: undefined });
    expect(calls[0]?.query).toEqual({});
  });

  it.each(['text/plain', 'garbage'])(
    'has no body if the operation has none, even if the request has one of type %s',
    async (contentType) => {
      const request = { ...headers, 'content-type': contentType };
      const payload = 'x'.repeat(2 * 1024 * 1024);
      await app.inject({ method: 'POST', url: '/api/webhooks/88/rotate-secret', headers: request, payload });
      expect(calls[0]?.body).toBeUndefined();
    },
  );
});

describe('A violation', () => {
  it('suggests the correct name for a misspelled parameter', async () => {
    const response = await app.inject({ url: '/api/v1/1042/tasks?limt=5', headers });
    expect(response.json().errors).toEqual([
      {
        in: 'query',
        pointer: '/limt',
        code: 'unknown_property',
        detail: 'is not a parameter of listTasks; did you mean limit?',
      },
    ]);
  });
});
