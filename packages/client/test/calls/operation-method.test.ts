import type { ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { createClient, plainToken, WorklaneError } from '../../src/index.ts';
import { patientClient, tokenFor } from '../fake-timing.ts';
import { json, noContent, problem, serve } from '../scripted-server.ts';

const auth = tokenFor(1042);
const task = { id: 7, version: 3, title: 'Call Maja' };

test('a call goes to the path of its operation, in the organization of the token, and answers the body', async () => {
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

test('a list sends its query, with several values between commas and without what is undefined', async () => {
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

test('a create sends JSON with an idempotency key of its own, or the one that is given', async () => {
  const { baseUrl, received } = await serve(json(201, task));
  const { tasks } = createClient({ baseUrl, auth });
  expect(await tasks.create({ title: 'Call Maja' })).toEqual(task);
  await tasks.create({ title: 'Call Maja' });
  await tasks.create({ title: 'Call Maja' }, { idempotencyKey: 'import-1' });
  const keys = received.map(({ headers }) => headers['idempotency-key']);
  expect(keys).toEqual([expect.stringMatching(/^[\w-]{43}-1$/), expect.stringMatching(/^[\w-]{43}-2$/), 'import-1']);
  expect(keys[0]).not.toBe(keys[1]);
  expect(received[0]).toMatchObject({ headers: { 'content-type': 'application/json' }, body: '{"title":"Call Maja"}' });
});

test('an update is a merge patch, on the version that is asked for; a delete answers nothing', async () => {
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
  expect(received[0]?.headers).not.toHaveProperty('idempotency-key');
});

test('webhooks: parameters of the path come first, and a new one is for the organization of the token', async () => {
  const { baseUrl, received } = await serve(json(200, {}));
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

test('a call can have headers of its own', async () => {
  const { baseUrl, received } = await serve(json(200, task));
  await createClient({ baseUrl, auth }).tasks.get(7, { headers: { 'x-trace': 'abc' } });
  expect(received[0]?.headers).toMatchObject({ 'x-trace': 'abc', authorization: `Bearer ${auth}` });
});

test('a problem is an error with its code, places and request id, and a sentence that names the places', async () => {
  const errors = [
    { in: 'body', pointer: '/title', code: 'too_long', detail: 'must have at most 255 characters' },
    { in: 'body', pointer: '', code: 'too_deep', detail: 'is too deep' },
  ];
  const { baseUrl } = await serve(problem(422, 'validation_failed', { errors, detail: '2 fields are not valid.' }));
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
    message: '2 fields are not valid. /title must have at most 255 characters. The body is too deep.',
  });
});

test('a record that is referred to: the error names those who do', async () => {
  const referenced_by = [{ kind: 'task', id: 7 }];
  const { baseUrl } = await serve(problem(409, 'record_referenced', { referenced_by }));
  await expect(createClient({ baseUrl, auth }).projects.delete(1)).rejects.toMatchObject({
    code: 'record_referenced',
    referencedBy: referenced_by,
  });
});

test.each([
  ['a page of something else', (r: ServerResponse) => r.writeHead(200).end('<html>Hi</html>')],
  ['a redirect', (r: ServerResponse) => r.writeHead(302, { location: 'https://example.com' }).end()],
  ['a refusal without a problem', (r: ServerResponse) => r.writeHead(403).end('Forbidden')],
])('%s is an unexpected answer', async (_name, step) => {
  const { baseUrl } = await serve(step);
  await expect(createClient({ baseUrl, auth }).tasks.get(7)).rejects.toMatchObject({
    code: 'unexpected_response',
    message: expect.stringContaining('baseUrl'),
  });
});

test.each([undefined, null, '', '..', Number.NaN, {}])('the id %s is refused before anything is sent', async (id) => {
  const { baseUrl, received } = await serve(json(200, task));
  await expect(createClient({ baseUrl, auth }).tasks.delete(id as number)).rejects.toThrow(/^id is .+ has to be an id/);
  expect(received).toEqual([]);
});

test('a base URL that is none is refused at once', () => {
  expect(() => createClient({ baseUrl: 'localhost:4000', auth })).toThrow(
    'baseUrl is "localhost:4000", but has to be like https://api.example.com.',
  );
});

test('the organization of the token is told; a token that tells none needs it beside it', async () => {
  const { baseUrl, received } = await serve(json(200, task));
  expect(await createClient({ baseUrl, auth }).organization()).toEqual({ id: 1042, name: undefined });

  for (const opaque of ['opaque', 'a.b.c', `x.${btoa('null')}.y`]) {
    const { client } = patientClient({ baseUrl, auth: opaque });
    await expect(client.tasks.get(7)).rejects.toMatchObject({ code: 'organization_unknown' });
  }
  await createClient({ baseUrl, auth: plainToken('opaque', { organizationId: 5 }) }).tasks.get(7);
  expect(received.map(({ path }) => path)).toEqual(['/api/v1/5/tasks/7']);
});
