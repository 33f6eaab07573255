import type { ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { createClient, plainToken, WorklaneError } from '../../src/index.ts';
import { createTestClient, json, noContent, problem, serve, tokenFor } from '../scripted-server.ts';

const auth = tokenFor(1042);
const task = { id: 7, version: 3, title: 'Call Maja' };

describe('a request', () => {
  it('goes to the path of its operation, with the organization of the token, and returns the body', async () => {
    const { baseUrl, received } = await serve(json(200, task));
    const { tasks } = createClient({ baseUrl: `${baseUrl}/`, auth });
    expect(await tasks.get(7)).toEqual(task);
    expect(received).toMatchObject([
      {
        method: 'GET',
        path: '/api/v1/1042/tasks/7',
        headers: { authorization: `Bearer ${auth}`, accept: 'application/json' },
      },
    ]);
  });

  it('has arrays comma-separated in the query and omits undefined', async () => {
    const { baseUrl, received } = await serve(json(200, { data: [], next_cursor: null }));
    const client = createClient({ baseUrl, auth });
    await client.tasks.list({ status: 'open', q: 'a b&c', limit: 10 });
    await client.events.list({ types: ['task.created', 'task.updated'] });
    await client.contacts.list();
    expect(received.map(({ path }) => path)).toEqual([
      '/api/v1/1042/tasks?status=open&q=a%20b%26c&limit=10',
      '/api/events?types=task.created,task.updated',
      '/api/v1/1042/contacts',
    ]);
  });

  it('to create a record has a unique idempotency key, or the given one', async () => {
    const { baseUrl, received } = await serve(json(201, task));
    const { tasks } = createClient({ baseUrl, auth });
    expect(await tasks.create({ title: 'Call Maja' })).toEqual(task);
    await tasks.create({ title: 'Call Maja' });
    await tasks.create({ title: 'Call Maja' }, { idempotencyKey: 'import-1' });
    const keys = received.map(({ headers }) => headers['idempotency-key']);
    expect(keys).toEqual([expect.stringMatching(/^[\w-]{43}-1$/), expect.stringMatching(/^[\w-]{43}-2$/), 'import-1']);
    expect(keys[0]).not.toBe(keys[1]);
    expect(received[0]).toMatchObject({
      headers: { 'content-type': 'application/json' },
      body: '{"title":"Call Maja"}',
    });
  });

  it('to update is a merge patch with If-Match and a key; one to delete returns undefined', async () => {
    const { baseUrl, received } = await serve(json(200, task), noContent);
    const { tasks } = createClient({ baseUrl, auth });
    await tasks.update(7, { due_at: null }, { ifMatch: 3 });
    expect(await tasks.delete(7, { ifMatch: '"4"' })).toBeUndefined();
    expect(received).toMatchObject([
      {
        method: 'PATCH',
        headers: { 'content-type': 'application/merge-patch+json', 'if-match': '"3"' },
        body: '{"due_at":null}',
      },
      { method: 'DELETE', path: '/api/v1/1042/tasks/7', headers: { 'if-match': '"4"' } },
    ]);
    const keys = received.map(({ headers }) => headers['idempotency-key']);
    expect(keys).toEqual([expect.stringMatching(/-1$/), expect.stringMatching(/-2$/)]);
  });

  it('to a webhook operation takes its path parameters first, and adds the organization on creation', async () => {
    const { baseUrl, received } = await serve(json(200, { data: [], next_cursor: null }));
    const { webhooks } = createClient({ baseUrl, auth });
    await webhooks.create({ url: 'https://example.com', events: ['task.created'] });
    await webhooks.logs(88, { status: 'failed' });
    await webhooks.redeliverLog(88, 5);
    await webhooks.recover(88, { since: '2026-03-01T00:00:00Z' });
    await webhooks.rotateSecret(88);
    await webhooks.events();
    expect(received.map(({ method, path, body }) => `${method} ${path} ${body}`.trim())).toEqual([
      'POST /api/webhooks {"org_id":1042,"url":"https://example.com","events":["task.created"]}',
      'GET /api/webhooks/88/logs?status=failed',
      'POST /api/webhooks/88/logs/5/redeliver',
      'POST /api/webhooks/88/recover {"since":"2026-03-01T00:00:00Z"}',
      'POST /api/webhooks/88/rotate-secret',
      'GET /api/webhook-events',
    ]);
  });

  it('has the additional headers of the call', async () => {
    const { baseUrl, received } = await serve(json(200, task));
    await createClient({ baseUrl, auth }).tasks.get(7, { headers: { 'x-trace': 'abc' } });
    expect(received[0]?.headers).toMatchObject({ 'x-trace': 'abc', authorization: `Bearer ${auth}` });
  });
});

describe('a failed call', () => {
  it('throws the code, errors and request ID of the problem, and a message with every error', async () => {
    const errors = [
      { in: 'body', pointer: '/title', code: 'too_long', detail: 'must have at most 255 characters' },
      { in: 'body', pointer: '', code: 'too_deep', detail: 'is too deep' },
    ];
    const { baseUrl } = await serve(problem(422, 'validation_failed', { errors, detail: '2 fields are invalid.' }));
    const error = await createClient({ baseUrl, auth })
      .tasks.create({ title: 'x' })
      .catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(WorklaneError);
    expect(error).toMatchObject({
      name: 'WorklaneError',
      code: 'validation_failed',
      status: 422,
      errors,
      requestId: 'req_1',
      message: '2 fields are invalid. /title must have at most 255 characters. The body is too deep.',
    });
  });

  it('names the records that refer to a record', async () => {
    const referenced_by = [{ kind: 'task', id: 7 }];
    const { baseUrl } = await serve(problem(409, 'record_referenced', { referenced_by }));
    await expect(createClient({ baseUrl, auth }).projects.delete(1)).rejects.toMatchObject({
      code: 'record_referenced',
      referencedBy: referenced_by,
    });
  });

  it.each([
    ['an HTML page', (r: ServerResponse) => r.writeHead(200).end('<html>Hi</html>')],
    ['a redirect', (r: ServerResponse) => r.writeHead(302, { location: 'https://example.com' }).end()],
    ['403 without a problem', (r: ServerResponse) => r.writeHead(403).end('Forbidden')],
  ])('throws unexpected_response for %s', async (_name, step) => {
    const { baseUrl } = await serve(step);
    await expect(createClient({ baseUrl, auth }).tasks.get(7)).rejects.toMatchObject({
      code: 'unexpected_response',
      message: expect.stringContaining('baseUrl'),
    });
  });

  it.each([undefined, null, '', '..', Number.NaN, {}])(
    'throws before it sends anything when the ID is %s',
    async (id) => {
      const { baseUrl, received } = await serve(json(200, task));
      await expect(createClient({ baseUrl, auth }).tasks.delete(id as number)).rejects.toThrow(
        /^id must be an ID, but is /,
      );
      expect(received).toEqual([]);
    },
  );
});

describe('createClient', () => {
  it('throws when baseUrl is not an absolute URL', () => {
    expect(() => createClient({ baseUrl: 'localhost:4000', auth })).toThrow(
      'baseUrl must be an absolute URL such as https://api.example.com, but is "localhost:4000".',
    );
  });

  it('reads the organization from the token, or takes it as an option', async () => {
    const { baseUrl, received } = await serve(json(200, task));
    expect(await createClient({ baseUrl, auth }).organization()).toEqual({ id: 1042, name: undefined });

    for (const opaque of ['opaque', 'a.b.c', `x.${btoa('null')}.y`]) {
      const { client } = createTestClient({ baseUrl, auth: opaque });
      await expect(client.tasks.get(7)).rejects.toMatchObject({ code: 'organization_unknown' });
    }
    await createClient({ baseUrl, auth: plainToken('opaque', { organizationId: 5 }) }).tasks.get(7);
    expect(received.map(({ path }) => path)).toEqual(['/api/v1/5/tasks/7']);
  });
});
