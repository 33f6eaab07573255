import { expect, test, vi } from 'vitest';
import { createClient, WorklaneError } from '../../src/index.ts';
import { patientClient, tokenFor } from '../fake-timing.ts';
import { breakOff, json, noContent, problem, reset, serve, silence } from '../scripted-server.ts';

const auth = tokenFor(1);
const task = { id: 7, version: 1 };
const ok = json(200, task);

test.each([
  ['a reset connection', reset],
  ['an answer that breaks off', breakOff],
  ['500', problem(500, 'internal_error')],
  ['502 of a proxy', json(502, 'Bad gateway')],
  ['503', problem(503, 'service_unavailable')],
  ['429', problem(429, 'rate_limited')],
])('%s: what is safe is sent again, after a growing time', async (_name, fault) => {
  const { baseUrl, received } = await serve(fault, fault, ok);
  const { client, waits } = patientClient({ baseUrl, auth });
  expect(await client.tasks.get(7)).toEqual(task);
  expect(received).toHaveLength(3);
  expect(waits).toEqual([250, 500]);
});

test('a create is safe: it is sent again with the same key and body', async () => {
  const { baseUrl, received } = await serve(reset, problem(503, 'service_unavailable'), json(201, task));
  const { client } = patientClient({ baseUrl, auth });
  expect(await client.tasks.create({ title: 'Once' })).toEqual(task);
  const keys = new Set(received.map(({ headers, body }) => `${headers['idempotency-key']} ${body}`));
  expect([received.length, keys.size]).toEqual([3, 1]);
});

test('a create whose first attempt still goes on waits for that', async () => {
  const { baseUrl, received } = await serve(reset, problem(409, 'idempotency_key_in_progress'), json(201, task));
  const { client } = patientClient({ baseUrl, auth });
  expect(await client.tasks.create({ title: 'Once' })).toEqual(task);
  expect(received).toHaveLength(3);
});

test('a change is not: when its answer is lost, nobody knows whether it was made', async () => {
  const { baseUrl, received } = await serve(reset);
  const { client } = patientClient({ baseUrl, auth });
  await expect(client.tasks.update(7, { title: 'x' })).rejects.toMatchObject({ code: 'network_error' });
  await expect(client.tasks.delete(7)).rejects.toMatchObject({ code: 'network_error' });
  await expect(client.webhooks.rotateSecret(7)).rejects.toMatchObject({ code: 'network_error' });
  expect(received).toHaveLength(3);
});

test('what was turned away for its rate is sent again whatever it is, when the service says', async () => {
  const { baseUrl, received } = await serve(problem(429, 'rate_limited', {}, { 'retry-after': '7' }), noContent);
  const { client, waits } = patientClient({ baseUrl, auth });
  await client.tasks.delete(7);
  expect(received).toHaveLength(2);
  expect(waits).toEqual([7250]);
});

test('Retry-After may be a date', async () => {
  const now = Date.parse('2026-03-01T12:00:00Z');
  const { baseUrl } = await serve(problem(503, 'x', {}, { 'retry-after': 'Sun, 01 Mar 2026 12:00:03 GMT' }), ok);
  const { client, waits } = patientClient({ baseUrl, auth, environment: { now: () => now } });
  await client.tasks.get(7);
  expect(waits).toEqual([3250]);
});

test('who is told to wait for minutes is told so at once', async () => {
  const { baseUrl, received } = await serve(problem(429, 'rate_limited', {}, { 'retry-after': '600' }));
  const { client } = patientClient({ baseUrl, auth });
  await expect(client.tasks.get(7)).rejects.toMatchObject({ code: 'rate_limited', retryAfter: 600 });
  expect(received).toHaveLength(1);
});

test.each([
  ['the client', { maxRetries: 1 }, {}],
  ['the call', {}, { maxRetries: 1 }],
])('it gives up after as many retries as %s allows, with the last error', async (_name, ofClient, ofCall) => {
  const { baseUrl, received } = await serve(reset, problem(503, 'service_unavailable'));
  const { client } = patientClient({ baseUrl, auth, ...ofClient });
  await expect(client.tasks.get(7, ofCall)).rejects.toMatchObject({ code: 'service_unavailable', requestId: 'req_1' });
  expect(received).toHaveLength(2);
});

test.each([
  [404, 'not_found'],
  [422, 'validation_failed'],
  [409, 'external_id_taken'],
  [501, 'not_implemented'],
])('%i %s is not tried again', async (status, code) => {
  const { baseUrl, received } = await serve(problem(status, code));
  const { client } = patientClient({ baseUrl, auth });
  await expect(client.tasks.create({ title: 'x' })).rejects.toMatchObject({ code, status });
  expect(received).toHaveLength(1);
});

test('an attempt that is not answered in time is a time-out, and is repeated when that is safe', async () => {
  const { baseUrl, received } = await serve(silence, ok);
  const { client } = patientClient({ baseUrl, auth, timeout: 100 });
  expect(await client.tasks.get(7)).toEqual(task);

  const slow = await serve(silence);
  const error = await createClient({ baseUrl: slow.baseUrl, auth })
    .tasks.update(7, { title: 'x' }, { timeout: 50 })
    .catch((caught: unknown) => caught);
  expect(error).toMatchObject({
    code: 'timeout',
    status: undefined,
    message: expect.stringMatching(/^PATCH .*\/tasks\/7 was not answered within 50 ms\.$/),
  });
  expect([received.length, slow.received.length]).toEqual([2, 1]);
});

test('a body that stalls is a time-out too', async () => {
  const { baseUrl } = await serve((response) => response.writeHead(200).write('{"id"'));
  const client = createClient({ baseUrl, auth, timeout: 100, maxRetries: 0 });
  await expect(client.tasks.get(7)).rejects.toMatchObject({ code: 'timeout' });
});

test('an abort ends the request, and the wait for the next one', async () => {
  const { baseUrl, received } = await serve(silence);
  const leaving = new AbortController();
  const call = createClient({ baseUrl, auth }).tasks.get(7, { signal: leaving.signal });
  await vi.waitFor(() => expect(received).toHaveLength(1));
  leaving.abort('left');
  await expect(call).rejects.toMatchObject({ code: 'aborted', cause: 'left' });

  const busy = await serve(problem(503, 'service_unavailable', {}, { 'retry-after': '50' }));
  const waiting = new AbortController();
  const retried = createClient({ baseUrl: busy.baseUrl, auth }).tasks.get(7, { signal: waiting.signal });
  await vi.waitFor(() => expect(busy.received).toHaveLength(1));
  setTimeout(() => waiting.abort(), 20);
  await expect(retried).rejects.toMatchObject({ code: 'aborted' });
});

test('a signal that has aborted already lets nothing out', async () => {
  const { baseUrl, received } = await serve(ok);
  const client = createClient({ baseUrl, auth });
  await expect(client.tasks.get(7, { signal: AbortSignal.abort() })).rejects.toMatchObject({ code: 'aborted' });
  expect(received).toEqual([]);
});

test('a server that is not there is a network error that says why', async () => {
  const client = createClient({ baseUrl: 'http://127.0.0.1:1', auth, maxRetries: 0 });
  const error = await client.tasks.get(7).catch((caught: unknown) => caught);
  expect(WorklaneError.is(error, 'network_error')).toBe(true);
  expect(error).toMatchObject({ message: expect.stringMatching(/^GET http:\S+ failed: .+\.$/) });
});

test('no error shows the token or the query', async () => {
  const client = createClient({ baseUrl: 'http://127.0.0.1:1', auth, maxRetries: 0 });
  const error = await client.tasks.list({ q: 'hunter2' }).catch((caught: unknown) => caught);
  expect(String(error)).not.toContain('hunter2');
  expect(JSON.stringify(error)).not.toContain(auth);
});
