import type { schemas } from '@worklane/contract';
import * as validators from '@worklane/contract/schema-validators';
import { contract } from '@worklane/model';
import { describe, expect, it } from 'vitest';
import { eventTypes, sampleEvent } from '../../src/samples/sample-event.ts';
import { jsonOf, startMockClient } from '../mock-client.ts';
import { readProblem, schemaViolations } from '../response-checks.ts';
import { startReceiver } from './receiver.ts';

const receiverUrl = 'https://hooks.example.com/';
const registration = { url: receiverUrl, org_id: 1042, events: ['task.created'] };

interface Page {
  data: { id: number; status: string; event_type: string }[];
  next_cursor: string | null;
}

async function readPages(call: (path: string) => Promise<Response>, path: string): Promise<Page['data'][]> {
  const pages: Page['data'][] = [];
  for (let next: string | null = path; next !== null; ) {
    const response = await call(next);
    const { data, next_cursor } = (await response.json()) as Page;
    pages.push(data);
    const link = /^<(.+)>; rel="next"$/.exec(response.headers.get('Link') ?? '')?.[1] ?? null;
    expect(link === null).toBe(next_cursor === null);
    next = link;
  }
  return pages;
}

describe('webhooks over HTTP', () => {
  it('deliver the change of a record', async () => {
    const receiver = await startReceiver();
    const { mock, call } = await startMockClient();
    await call('POST', '/api/webhooks', { ...registration, url: receiver.url, events: ['task.updated'] });
    const { id } = await jsonOf<{ id: number }>(call('POST', '/api/v1/1042/tasks', { title: 'Paint the door' }));
    await call('PATCH', `/api/v1/1042/tasks/${id}`, { title: 'Paint the wall' });
    const { event, status } = await mock.deliveries.next();
    expect(status).toBe('succeeded');
    expect(schemaViolations(event, { $ref: '#/components/schemas/TaskUpdated' }, 'asyncapi')).toEqual([]);
    expect(JSON.parse(receiver.received[0]?.body ?? '')).toEqual(event);
  });

  it('are created, read, replaced and deleted', async () => {
    const { call } = await startMockClient();
    const created = await call('POST', '/api/webhooks', registration);
    const path = created.headers.get('Location') ?? '';
    const { secret, previous_secret_expires_at, ...webhook } = (await created.json()) as schemas.WebhookWithSecret;
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(await (await call('GET', path)).json()).toEqual(webhook);
    const replaced = await jsonOf<schemas.Webhook>(call('PUT', path, { ...webhook, events: ['task.deleted'] }));
    expect(replaced).toEqual({ ...webhook, events: ['task.deleted'], updated_at: replaced.updated_at });
    const asCreated = { ...webhook, events: ['task.deleted'], secret, previous_secret_expires_at };
    expect(await jsonOf(call('PUT', path, asCreated))).toEqual(replaced);
    const problem = await readProblem(
      await call('PUT', path, { ...webhook, id: 5, created_at: '2020-01-01T00:00:00Z' }),
    );
    expect(problem.errors).toMatchObject([{ pointer: '/id' }, { pointer: '/created_at' }]);
    const rotated = await jsonOf<schemas.WebhookWithSecret>(call('POST', `${path}/rotate-secret`));
    expect(rotated.secret).not.toBe(secret);
    expect((await call('DELETE', path)).status).toBe(204);
    expect((await call('GET', path)).status).toBe(404);
    expect((await call('GET', `${path}/logs`)).status).toBe(404);
  });

  it('are created once for an idempotency key', async () => {
    const { call } = await startMockClient();
    const create = (body: object) => call('POST', '/api/webhooks', body, { 'Idempotency-Key': 'k1' });
    const first = await (await create(registration)).json();
    const second = await create(registration);
    expect(second.headers.get('Idempotency-Replayed')).toBe('true');
    expect(await second.json()).toEqual(first);
    expect(await readProblem(await create({ ...registration, events: ['task.deleted'] }))).toMatchObject({
      code: 'idempotency_key_reused',
    });
  });

  it.each([
    ['http://hooks.example.com/', 'url_not_https'],
    ['https://10.0.0.1/', 'url_not_public'],
    ['http://localhost/#x', 'url_has_fragment'],
  ])('reject the URL %s with %s', async (url, code) => {
    const { call } = await startMockClient();
    const problem = await readProblem(await call('POST', '/api/webhooks', { ...registration, url }));
    expect(problem).toMatchObject({ code: 'validation_failed', errors: [{ pointer: '/url', code }] });
  });

  it('belong to the organization of an issued token, which needs the scopes of their events', async () => {
    const { call, issueToken } = await startMockClient();
    const headers = { Authorization: `Bearer ${await issueToken('webhooks.read webhooks.write tasks.read')}` };
    const create = (body: object) => call('POST', '/api/webhooks', { ...registration, ...body }, headers);
    expect((await create({})).status).toBe(201);
    expect(await readProblem(await create({ org_id: 7 }))).toMatchObject({ code: 'wrong_organization' });
    expect(await readProblem(await create({ events: ['task.created', 'deal.created'] }))).toMatchObject({
      code: 'insufficient_scope',
      errors: [{ pointer: '/events/1', code: 'scope_missing' }],
    });
    await call('POST', '/api/webhooks', { ...registration, org_id: 7 });
    expect((await jsonOf<Page>(call('GET', '/api/webhooks', undefined, headers))).data).toHaveLength(1);
    expect((await jsonOf<Page>(call('GET', '/api/webhooks'))).data).toHaveLength(2);
    expect((await call('GET', '/api/webhooks/2', undefined, headers)).status).toBe(404);
  });

  it('are listed in pages, newest first', async () => {
    const { call } = await startMockClient();
    for (let created = 0; created < 5; created += 1) await call('POST', '/api/webhooks', registration);
    const pages = await readPages((path) => call('GET', path), '/api/webhooks?limit=2');
    expect(pages.map((page) => page.map(({ id }) => id))).toEqual([[5, 4], [3, 2], [1]]);
    const { next_cursor } = await jsonOf<Page>(call('GET', '/api/webhooks?limit=2'));
    expect(await readProblem(await call('GET', `/api/webhooks/1/logs?cursor=${next_cursor}`))).toMatchObject({
      code: 'invalid_cursor',
    });
  });

  it('have logs in pages, with filters', async () => {
    const receiver = await startReceiver();
    receiver.statuses.push(204, 500);
    const { mock, call } = await startMockClient();
    const events = ['task.created', 'contact.created'];
    await call('POST', '/api/webhooks', { ...registration, url: receiver.url, events });
    await call('POST', '/api/v1/1042/tasks', { title: 'Paint the door' });
    const between = new Date(Date.now() + 1).toISOString();
    await mock.deliveries.settled();
    await expect.poll(() => new Date().toISOString() > between).toBe(true);
    await call('POST', '/api/v1/1042/contacts', { last_name: 'Grau' });
    await mock.deliveries.settled();
    const idsOf = async (query: string) => {
      const pages = await readPages((path) => call('GET', path), `/api/webhooks/1/logs?${query}`);
      return pages.map((page) => page.map(({ id }) => id));
    };
    expect(await idsOf('limit=1')).toEqual([[3], [2], [1]]);
    expect(await idsOf('status=pending')).toEqual([[3]]);
    expect(await idsOf('status=failed')).toEqual([[2]]);
    expect(await idsOf('event_type=contact.created&limit=1')).toEqual([[3], [2]]);
    expect(await idsOf(`created_at_to=${between}`)).toEqual([[1]]);
    expect(await idsOf(`created_at_from=${between}`)).toEqual([[3, 2]]);
  });

  it('send test messages, redeliver and recover', async () => {
    const receiver = await startReceiver();
    receiver.statuses.push(410);
    const { mock, call } = await startMockClient();
    await call('POST', '/api/webhooks', { ...registration, url: receiver.url });
    await call('POST', '/api/v1/1042/tasks', { title: 'Paint the door' });
    await mock.deliveries.settled();
    const since = new Date(Date.now() - 60_000).toISOString();
    const recover = () => call('POST', '/api/webhooks/1/recover', { since });
    expect(await readProblem(await recover())).toMatchObject({ code: 'webhook_disabled', status: 409 });
    const { url, events } = { ...registration, url: receiver.url };
    await call('PUT', '/api/webhooks/1', { url, events, status: 'enabled' });
    expect(await (await recover()).json()).toEqual({ scheduled: 1, retried_now: 0 });
    expect((await call('POST', '/api/webhooks/1/test')).status).toBe(202);
    await mock.deliveries.settled();
    const redelivery = await call('POST', '/api/webhooks/1/logs/1/redeliver');
    expect(await redelivery.json()).toMatchObject({ attempt: 3, trigger: 'manual', status: 'pending' });
    await mock.deliveries.settled();
    expect(mock.deliveries.attempts.map(({ trigger, status }) => [trigger, status])).toEqual([
      ['event', 'failed'],
      ['manual', 'succeeded'],
      ['test', 'succeeded'],
      ['manual', 'succeeded'],
    ]);
    expect(await (await call('POST', '/api/webhooks/1/recover')).json()).toEqual({ scheduled: 0, retried_now: 0 });
    const tooOld = { since: new Date(Date.now() - 31 * 24 * 3_600_000).toISOString() };
    expect(await readProblem(await call('POST', '/api/webhooks/1/recover', tooOld))).toMatchObject({
      errors: [{ pointer: '/since', code: 'too_small' }],
    });
  });
});

describe('a test message', () => {
  const types = [...eventTypes, 'webhook.test'] as const;

  it('has the type that is requested, data of the contract, and marks in body and headers', async () => {
    const receiver = await startReceiver();
    const { mock, call } = await startMockClient();
    await call('POST', '/api/webhooks', { ...registration, url: receiver.url });
    for (const event_type of types) {
      expect((await call('POST', '/api/webhooks/1/test', { event_type })).status).toBe(202);
    }
    await mock.deliveries.settled();
    const { attempts } = mock.deliveries;
    expect(attempts.map(({ event }) => event.type)).toEqual(types);
    for (const { event, trigger } of attempts) {
      const { schema } = contract.message(event.type);
      expect(validators[schema as 'TaskCreated'](event), event.type).toBe(true);
      expect([event.organization_id, event.test, trigger]).toEqual([1042, true, 'test']);
    }
    expect(receiver.received.map(({ headers }) => headers['worklane-test'])).toEqual(types.map(() => 'true'));
    expect(await (await call('GET', '/api/events')).json()).toMatchObject({ data: [] });
  });

  it('has the given data, or is rejected with the violations of the contract', async () => {
    const { call } = await startMockClient();
    await call('POST', '/api/webhooks', registration);
    const { data } = sampleEvent('task.created');
    const edited = { ...data, title: 'Paint the door' };
    const response = await call('POST', '/api/webhooks/1/test', { event_type: 'task.created', data: edited });
    const sent = (await response.json()) as schemas.WebhookLog;
    expect(JSON.parse(sent.request.body).data).toEqual(edited);
    expect(sent.request.headers['worklane-test']).toBe('true');
    const invalid = { event_type: 'task.created', data: { ...data, priority: 'top' }, previous: {} };
    expect(await readProblem(await call('POST', '/api/webhooks/1/test', invalid))).toMatchObject({
      status: 422,
      code: 'validation_failed',
      errors: expect.arrayContaining([
        expect.objectContaining({ in: 'body', pointer: '/data/priority', code: 'not_in_enum' }),
        expect.objectContaining({ in: 'body', pointer: '/previous', code: 'unknown_property' }),
      ]),
    });
  });
});
