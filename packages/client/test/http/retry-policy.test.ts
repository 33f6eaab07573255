import { waitFor } from '@worklane/testing/wait-for';
import { describe, expect, it } from 'vitest';
import { type Client, createClient, type Fetch, WorklaneError } from '../../src/index.ts';
import {
  createTestClient,
  json,
  noContent,
  noResponse,
  problem,
  reset,
  serve,
  tokenFor,
  truncated,
} from '../scripted-server.ts';

const auth = tokenFor(1);
const task = { id: 7, version: 1 };
const ok = json(200, task);

describe('retries', () => {
  it.each([
    ['a reset connection', reset],
    ['a truncated response', truncated],
    ['500', problem(500, 'internal_error')],
    ['502 of a proxy', json(502, 'Bad gateway')],
    ['503', problem(503, 'service_unavailable')],
    ['429', problem(429, 'rate_limited')],
  ])('sends a GET again with exponential backoff after %s', async (_name, failure) => {
    const { baseUrl, received } = await serve(failure, failure, ok);
    const { client, waits } = createTestClient({ baseUrl, auth });
    expect(await client.tasks.get(7)).toEqual(task);
    expect(received).toHaveLength(3);
    expect(waits).toEqual([250, 500]);
  });

  it('sends a create again with the same idempotency key and body', async () => {
    const { baseUrl, received } = await serve(reset, problem(503, 'service_unavailable'), json(201, task));
    const { client } = createTestClient({ baseUrl, auth });
    expect(await client.tasks.create({ title: 'Once' })).toEqual(task);
    const keys = new Set(received.map(({ headers, body }) => `${headers['idempotency-key']} ${body}`));
    expect([received.length, keys.size]).toEqual([3, 1]);
  });

  it('retries a create while its first attempt is in progress', async () => {
    const { baseUrl, received } = await serve(reset, problem(409, 'idempotency_key_in_progress'), json(201, task));
    const { client } = createTestClient({ baseUrl, auth });
    expect(await client.tasks.create({ title: 'Once' })).toEqual(task);
    expect(received).toHaveLength(3);
  });

  it.each<[string, (client: Client) => Promise<unknown>]>([
    ['an update', ({ tasks }) => tasks.update(7, { title: 'x' }, { ifMatch: 3 })],
    ['a delete', ({ tasks }) => tasks.delete(7)],
    ['a replacement', ({ webhooks }) => webhooks.replace(7, { url: 'https://example.com', events: ['task.created'] })],
    ['a rotation', ({ webhooks }) => webhooks.rotateSecret(7)],
    ['a test message', ({ webhooks }) => webhooks.test(7)],
    ['a redelivery', ({ webhooks }) => webhooks.redeliverLog(7, 5)],
    ['a recovery', ({ webhooks }) => webhooks.recover(7)],
  ])('sends %s again with the same idempotency key after a lost response', async (_name, call) => {
    const { baseUrl, received } = await serve(reset, json(200, {}));
    await call(createTestClient({ baseUrl, auth }).client);
    const keys = received.map(
      ({ method, path, headers, body }) => `${method} ${path} ${headers['idempotency-key']} ${body}`,
    );
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
    expect(received[0]?.headers['idempotency-key']).toMatch(/^[\w-]{43}-1$/);
  });

  it('retries every method after 429, once Retry-After has passed', async () => {
    const { baseUrl, received } = await serve(problem(429, 'rate_limited', {}, { 'retry-after': ' 7 ' }), noContent);
    const { client, waits } = createTestClient({ baseUrl, auth });
    await client.tasks.delete(7);
    expect(received).toHaveLength(2);
    expect(waits).toEqual([7250]);
  });

  it('accepts a date in Retry-After', async () => {
    const now = Date.parse('2026-03-01T12:00:00Z');
    const { baseUrl } = await serve(problem(503, 'x', {}, { 'retry-after': 'Sun, 01 Mar 2026 12:00:03 GMT' }), ok);
    const { client, waits } = createTestClient({ baseUrl, auth, environment: { now: () => now } });
    await client.tasks.get(7);
    expect(waits).toEqual([3250]);
  });

  it('throws at once when Retry-After is longer than a minute', async () => {
    const { baseUrl, received } = await serve(problem(429, 'rate_limited', {}, { 'retry-after': '600' }));
    const { client } = createTestClient({ baseUrl, auth });
    await expect(client.tasks.get(7)).rejects.toMatchObject({ code: 'rate_limited', retryAfter: 600 });
    expect(received).toHaveLength(1);
  });

  it.each([
    ['the client', { maxRetries: 1 }, {}],
    ['the call', {}, { maxRetries: 1 }],
  ])('throws the last error after the maxRetries of %s', async (_name, ofClient, ofCall) => {
    const { baseUrl, received } = await serve(reset, problem(503, 'service_unavailable'));
    const { client } = createTestClient({ baseUrl, auth, ...ofClient });
    await expect(client.tasks.get(7, ofCall)).rejects.toMatchObject({
      code: 'service_unavailable',
      requestId: 'req_1',
    });
    expect(received).toHaveLength(2);
  });

  it.each([
    [404, 'not_found'],
    [422, 'validation_failed'],
    [409, 'external_id_taken'],
    [501, 'not_implemented'],
  ])('does not retry %i %s', async (status, code) => {
    const { baseUrl, received } = await serve(problem(status, code));
    const { client } = createTestClient({ baseUrl, auth });
    await expect(client.tasks.create({ title: 'x' })).rejects.toMatchObject({ code, status });
    expect(received).toHaveLength(1);
  });
});

describe('timeouts', () => {
  /** Responds to none of the first requests. */
  const silentFor = (count: number) => {
    const methods: unknown[] = [];
    const fetch: Fetch = async (_url, { method, signal }) => {
      if (methods.push(method) > count) return Response.json(task);
      return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
    };
    return { methods, fetch };
  };
  const baseUrl = 'https://api.example.com';

  it('retry a GET and an update, which fails when the retries are used up', async () => {
    const late = silentFor(1);
    const { client } = createTestClient({ baseUrl, auth, fetch: late.fetch, timeout: 20 });
    expect(await client.tasks.get(7)).toEqual(task);

    const silent = silentFor(2);
    const error = await createTestClient({ baseUrl, auth, fetch: silent.fetch })
      .client.tasks.update(7, { title: 'x' }, { timeout: 20, maxRetries: 1 })
      .catch((caught: unknown) => caught);
    expect(error).toMatchObject({
      code: 'timeout',
      status: undefined,
      message: expect.stringMatching(/^PATCH .*\/tasks\/7 timed out after 20 ms\.$/),
    });
    expect([late.methods, silent.methods]).toEqual([
      ['GET', 'GET'],
      ['PATCH', 'PATCH'],
    ]);
  });

  it('include the response body', async () => {
    const { baseUrl } = await serve((response) => response.writeHead(200).write('{"id"'));
    const client = createClient({ baseUrl, auth, timeout: 100, maxRetries: 0 });
    await expect(client.tasks.get(7)).rejects.toMatchObject({ code: 'timeout' });
  });
});

describe('an abort signal', () => {
  it('cancels the request and the delay before a retry', async () => {
    const { baseUrl, received } = await serve(noResponse);
    const controller = new AbortController();
    const call = createClient({ baseUrl, auth }).tasks.get(7, { signal: controller.signal });
    await waitFor(() => expect(received).toHaveLength(1));
    controller.abort('left');
    await expect(call).rejects.toMatchObject({ code: 'aborted', cause: 'left' });

    const busy = await serve(problem(503, 'service_unavailable', {}, { 'retry-after': '50' }));
    const waiting = new AbortController();
    const retried = createClient({ baseUrl: busy.baseUrl, auth }).tasks.get(7, { signal: waiting.signal });
    await waitFor(() => expect(busy.received).toHaveLength(1));
    setTimeout(() => waiting.abort(), 20);
    await expect(retried).rejects.toMatchObject({ code: 'aborted' });
  });

  it('that is already aborted prevents the request', async () => {
    const { baseUrl, received } = await serve(ok);
    const client = createClient({ baseUrl, auth });
    await expect(client.tasks.get(7, { signal: AbortSignal.abort() })).rejects.toMatchObject({ code: 'aborted' });
    expect(received).toEqual([]);
  });
});

describe('network errors', () => {
  it('name the request and the cause', async () => {
    const client = createClient({ baseUrl: 'http://127.0.0.1:1', auth, maxRetries: 0 });
    const error = await client.tasks.get(7).catch((caught: unknown) => caught);
    expect(WorklaneError.is(error, 'network_error')).toBe(true);
    expect(error).toMatchObject({ message: expect.stringMatching(/^GET http:\S+ failed: .+\.$/) });
  });

  it('do not contain the token or the query', async () => {
    const client = createClient({ baseUrl: 'http://127.0.0.1:1', auth, maxRetries: 0 });
    const error = await client.tasks.list({ q: 'hunter2' }).catch((caught: unknown) => caught);
    expect(String(error)).not.toContain('hunter2');
    expect(JSON.stringify(error)).not.toContain(auth);
  });
});
