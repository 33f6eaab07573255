import { events } from '@worklane/contract';
import { waitFor } from '@worklane/testing/wait-for';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { Encryption } from '../../src/database/encryption.ts';
import { secretId } from '../../src/webhooks/endpoints/webhook-secret.ts';
import { openTestApi, type TestApi, webhooksPerOrganization } from '../environment/test-api.ts';
import type { TestOrganization } from '../environment/test-organization.ts';
import { completeAttempts, get, loggedAttempts, pendingDeliveries, post, put, register, url } from './test-webhooks.ts';

let api: TestApi;
let organization: TestOrganization;
let stranger: TestOrganization;

beforeAll(async () => {
  api = await openTestApi();
});
beforeEach(async () => {
  organization = await api.organization();
  stranger = await api.organization();
});
afterAll(() => api.close());

const remove = (of: TestOrganization, id: number) => of.requestPath('DELETE', `/api/webhooks/${id}`);
const stored = (id: number) =>
  api.store.db.selectFrom('webhooks').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
async function expectLockWait(): Promise<void> {
  const { rows } = await sql`select 1 from pg_locks where not granted`.execute(api.store.db);
  expect(rows).toHaveLength(1);
}
const valid = () => ({ url, org_id: organization.id, events: ['task.created', 'deal.updated'] });

describe('/api/webhooks', () => {
  it('creates, returns, replaces and deletes a webhook', async () => {
    const created = await post(organization, '', { ...valid(), description: 'Ours' });
    expect(created).toMatchObject({
      status: 201,
      headers: { location: `/api/webhooks/${created.body.id}` },
      body: { ...valid(), status: 'enabled', disabled_reason: null, description: 'Ours' },
    });
    expect(created.body.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const { secret: _, previous_secret_expires_at: __, ...shown } = created.body;
    const path = `/${created.body.id}`;
    expect(await get(organization, path)).toMatchObject({ status: 200, body: shown });
    const changed = { url: `${url}/2`, events: ['shift.deleted'], status: 'disabled' };
    expect(await put(organization, path, changed)).toMatchObject({
      status: 200,
      body: { ...changed, id: created.body.id, description: 'Ours', disabled_reason: null },
    });
    expect((await remove(organization, created.body.id)).status).toBe(204);
    for (const response of [await get(organization, path), await remove(organization, created.body.id)]) {
      expect(response).toMatchObject({ status: 404, body: { code: 'not_found' } });
    }
    expect(await put(organization, path, changed)).toMatchObject({ status: 404 });
  });

  describe('a replacement', () => {
    const replaced = { url: `${url}/2`, events: ['shift.deleted'] };
    const disabled = { status: 'disabled', disabled_reason: 'It has failed for 5 days.' } as const;
    const disable = (id: number) =>
      api.store.db
        .updateTable('webhooks')
        .set({ ...disabled, failing_since: '2026-03-01T00:00:00Z' })
        .where('id', '=', id)
        .execute();

    it('accepts the body of the registration, and keeps the status that it does not contain', async () => {
      const { id } = await register(organization, { description: 'Ours' });
      await disable(id);
      expect(await put(organization, `/${id}`, { ...valid(), url: replaced.url })).toMatchObject({
        status: 200,
        body: { ...valid(), url: replaced.url, ...disabled, description: 'Ours' },
      });
    });

    it('accepts the webhook as it was read', async () => {
      const { id } = await register(organization, { description: 'Ours' });
      await disable(id);
      const { body: webhook } = await get(organization, `/${id}`);
      const response = await put(organization, `/${id}`, { ...webhook, ...replaced, description: null });
      expect(response.status).toBe(200);
      expect(response.body).toEqual({
        ...webhook,
        ...replaced,
        description: null,
        updated_at: expect.any(String),
      });
      const enabled = { ...response.body, status: 'enabled' };
      expect((await put(organization, `/${id}`, enabled)).body).toMatchObject({
        status: 'enabled',
        disabled_reason: null,
      });
    });

    it('accepts timestamps in another notation', async () => {
      const { id } = await register(organization);
      const { body: webhook } = await get(organization, `/${id}`);
      const created_at = webhook.created_at.replace('Z', '+00:00');
      expect((await put(organization, `/${id}`, { ...webhook, created_at })).status).toBe(200);
    });

    it('accepts the webhook as it was created, and changes nothing when the request is repeated', async () => {
      const created = await register(organization, { description: 'Ours' });
      const first = await put(organization, `/${created.id}`, { ...created, ...replaced });
      expect(first).toMatchObject({ status: 200, body: replaced });
      expect(await put(organization, `/${created.id}`, { ...created, ...replaced })).toMatchObject({
        status: 200,
        body: first.body,
      });
    });

    it('ignores the old values of read-only fields that the service has changed', async () => {
      const { id } = await register(organization);
      await disable(id);
      const { body: disabled } = await get(organization, `/${id}`);
      const enabled = { ...disabled, status: 'enabled' };
      const { body } = await put(organization, `/${id}`, enabled);
      expect(body).toMatchObject({ status: 'enabled', disabled_reason: null });
      expect(await put(organization, `/${id}`, enabled)).toMatchObject({ status: 200, body });
    });

    it.each([
      ['id', 1],
      ['org_id', 1],
      ['created_at', '2026-03-01T00:00:00Z'],
    ])('rejects another %s, and changes nothing', async (name, value) => {
      const { id } = await register(organization);
      const { body: webhook } = await get(organization, `/${id}`);
      const detail = `must be ${JSON.stringify(webhook[name])} or left out, because it is read-only`;
      expect(await put(organization, `/${id}`, { ...webhook, ...replaced, [name]: value })).toMatchObject({
        status: 422,
        body: {
          code: 'validation_failed',
          errors: [{ in: 'body', pointer: `/${name}`, code: 'not_allowed', detail }],
        },
      });
      expect((await get(organization, `/${id}`)).body).toEqual(webhook);
    });

    it('compares with the webhook as it is when the replacement is stored', async () => {
      const { id } = await register(organization, { description: 'Ours' });
      const { body: webhook } = await get(organization, `/${id}`);
      let response: ReturnType<typeof put> | undefined;
      await api.store.db.transaction().execute(async (transaction) => {
        await sql`update webhooks set description = 'Theirs' where id = ${id}`.execute(transaction);
        response = put(organization, `/${id}`, webhook);
        // The embedded database has one connection, for which the replacement waits.
        if (inject('engine') === 'postgresql') await waitFor(expectLockWait);
      });
      expect(await response).toMatchObject({ status: 200, body: { description: 'Ours' } });
      expect((await get(organization, `/${id}`)).body).toMatchObject({ description: 'Ours' });
    });
  });

  it.each([
    ['org_id', { org_id: 1 }, 403, 'wrong_organization', '/org_id', 'not_allowed'],
    ['no event', { events: [] }, 422, 'validation_failed', '/events', 'too_few_items'],
    [
      'an event twice',
      { events: ['task.created', 'task.created'] },
      422,
      'validation_failed',
      '/events',
      'duplicate_items',
    ],
    ['an unknown event', { events: ['task.done'] }, 422, 'validation_failed', '/events/0', 'not_in_enum'],
    ['http', { url: 'http://hooks.example.com' }, 422, 'validation_failed', '/url', 'url_not_https'],
    ['a password', { url: 'https://me:pw@hooks.example.com' }, 422, 'validation_failed', '/url', 'url_has_credentials'],
    ['a fragment', { url: `${url}#here` }, 422, 'validation_failed', '/url', 'url_has_fragment'],
    ['a private address', { url: 'https://10.1.2.3/hook' }, 422, 'validation_failed', '/url', 'url_not_public'],
    ['a hidden loopback', { url: 'https://0x7f000001/' }, 422, 'validation_failed', '/url', 'url_not_public'],
    ['a mapped address', { url: 'https://[::ffff:127.0.0.1]/' }, 422, 'validation_failed', '/url', 'url_not_public'],
    ['a long url', { url: `${url}/${'x'.repeat(2048)}` }, 422, 'validation_failed', '/url', 'too_long'],
    ['an unknown property', { colour: 'red' }, 422, 'validation_failed', '/colour', 'unknown_property'],
  ])('rejects %s', async (_name, invalid, status, code, pointer, errorCode) => {
    const response = await post(organization, '', { ...valid(), ...invalid });
    expect(response).toMatchObject({ status, body: { code } });
    expect(response.body.errors).toContainEqual(expect.objectContaining({ in: 'body', pointer, code: errorCode }));
    expect((await get(organization, '')).body.data).toEqual([]);
  });

  it('requires the read scope of each event', async () => {
    const client = 'app~webhooks.write~tasks.read';
    const parts = { client, body: valid() };
    const response = await organization.requestPath('POST', '/api/webhooks', parts);
    expect(response).toMatchObject({
      status: 403,
      headers: { 'www-authenticate': 'Bearer error="insufficient_scope", scope="deals.read"' },
      body: {
        code: 'insufficient_scope',
        detail: 'Missing scope: deals.read.',
        errors: [{ in: 'body', pointer: '/events/1', code: 'scope_missing', detail: 'requires the scope deals.read' }],
      },
    });
    const { id } = await register(organization);
    const replaced = { client, body: { url, events: ['deal.updated'] } };
    expect(await organization.requestPath('PUT', `/api/webhooks/${id}`, replaced)).toMatchObject({ status: 403 });
    const allowed = { client, body: { ...valid(), events: ['task.deleted'] } };
    expect(await organization.requestPath('POST', '/api/webhooks', allowed)).toMatchObject({ status: 201 });
  });

  it('returns 404 for every operation on a webhook of another organization', async () => {
    const { id } = await register(organization);
    await organization.create('tasks', { title: 'one' });
    const [delivery] = await pendingDeliveries(api.store.db, id);
    const responses = [
      await get(stranger, `/${id}`),
      await put(stranger, `/${id}`, { url, events: ['task.created'], status: 'disabled' }),
      await remove(stranger, id),
      await get(stranger, `/${id}/logs`),
      await post(stranger, `/${id}/rotate-secret`),
      await post(stranger, `/${id}/test`),
      await post(stranger, `/${id}/logs/${delivery?.id}/redeliver`),
      await post(stranger, `/${id}/recover`, { since: new Date().toISOString() }),
    ];
    expect(responses.map(({ status }) => status)).toEqual(Array(8).fill(404));
    const own = await register(stranger);
    const crossed = await post(stranger, `/${own.id}/logs/${delivery?.id}/redeliver`);
    expect(crossed).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect((await get(stranger, '')).body.data.map((webhook: { id: number }) => webhook.id)).toEqual([own.id]);
    expect(await pendingDeliveries(api.store.db, id)).toEqual([delivery]);
    expect((await get(organization, `/${id}`)).body.status).toBe('enabled');
  });

  it('lists webhooks in pages, the newest first', async () => {
    const ids = [];
    for (let count = 0; count < 5; count++) ids.unshift((await register(organization)).id);
    const first = await get(organization, '?limit=2');
    expect(first.headers.link).toBe(`</api/webhooks?limit=2&cursor=${first.body.next_cursor}>; rel="next"`);
    const second = await get(organization, `?limit=2&cursor=${first.body.next_cursor}`);
    const third = await get(organization, `?limit=2&cursor=${second.body.next_cursor}`);
    const listed = [first, second, third].flatMap(({ body }) => body.data.map(({ id }: { id: number }) => id));
    expect(listed).toEqual(ids);
    expect([third.body.next_cursor, third.headers.link]).toEqual([null, undefined]);
    expect(await get(stranger, `?cursor=${first.body.next_cursor}`)).toMatchObject({
      body: { code: 'invalid_cursor' },
    });
  });

  it('returns the secret only on creation and stores it encrypted', async () => {
    const encryption = new Encryption('a secret of the tests, 32 bytes or more', 'webhook secrets');
    const { body: created } = await post(organization, '', valid());
    const row = await stored(created.id);
    expect(JSON.stringify(row)).not.toContain(created.secret);
    expect(await encryption.decrypt(secretId(organization.id, created.id), row.secret)).toBe(created.secret);
    await organization.create('tasks', { title: 'one' });
    await completeAttempts(api.store.db, created.id, 'succeeded');
    const path = `/${created.id}`;
    const responses = [
      await get(organization, path),
      await get(organization, ''),
      await put(organization, path, { url, events: ['task.created'] }),
      await get(organization, `${path}/logs`),
      await post(organization, `${path}/test`),
    ];
    for (const { body } of responses) expect(JSON.stringify(body)).not.toMatch(/secret|whsec_/);
  });

  it('keeps the previous secret for 24 hours after a rotation', async () => {
    api.now = new Date('2026-03-05T12:00:00Z');
    const encryption = new Encryption('a secret of the tests, 32 bytes or more', 'webhook secrets');
    const { body: created } = await post(organization, '', valid());
    const rotated = await post(organization, `/${created.id}/rotate-secret`);
    expect(rotated).toMatchObject({
      status: 200,
      body: { id: created.id, previous_secret_expires_at: '2026-03-06T12:00:00.000Z' },
    });
    expect(rotated.body.secret).toMatch(/^whsec_/);
    const { secret, previous_secret, previous_secret_until } = await stored(created.id);
    const id = secretId(organization.id, created.id);
    expect(await encryption.decrypt(id, secret)).toBe(rotated.body.secret);
    expect(await encryption.decrypt(id, previous_secret ?? '')).toBe(created.secret);
    expect(previous_secret_until).toBe('2026-03-06T12:00:00.000Z');
    api.now = null;
  });

  it('creates one webhook for an idempotency key, and stores its response encrypted', async () => {
    const parts = { body: valid(), headers: { 'idempotency-key': 'mine' } };
    const create = () => organization.requestPath('POST', '/api/webhooks', parts);
    const responses = [await create(), await create(), await create()];
    expect(responses.map(({ status }) => status)).toEqual([201, 201, 201]);
    const [first] = responses;
    for (const { body } of responses) expect(body).toEqual(first?.body);
    expect(responses.filter(({ headers }) => headers['idempotency-replayed'])).toHaveLength(2);
    expect((await get(organization, '')).body.data).toHaveLength(1);
    const other = { ...parts, body: { ...valid(), description: 'other' } };
    expect(await organization.requestPath('POST', '/api/webhooks', other)).toMatchObject({
      body: { code: 'idempotency_key_reused' },
    });
    const kept = await api.store.db.selectFrom('idempotency_keys').selectAll().execute();
    expect(kept).not.toEqual([]);
    expect(JSON.stringify(kept)).not.toContain('whsec_');
  });

  it('resets failures and the reason when a webhook is enabled again', async () => {
    const { id } = await register(organization);
    const failed = { failing_since: '2026-03-01T00:00:00.000Z', status: 'disabled' as const, disabled_reason: 'Gone.' };
    await api.store.db.updateTable('webhooks').set(failed).where('id', '=', id).execute();
    const kept = await put(organization, `/${id}`, { url, events: ['task.created'], status: 'disabled' });
    expect(kept.body).toMatchObject({ status: 'disabled', disabled_reason: 'Gone.' });
    expect(await stored(id)).toMatchObject({ failing_since: failed.failing_since });
    expect(await post(organization, `/${id}/test`)).toMatchObject({
      status: 409,
      body: { code: 'webhook_disabled', detail: `Webhook ${id} is disabled. Gone.` },
    });
    const enabled = await put(organization, `/${id}`, { url, status: 'enabled', events: ['task.created'] });
    expect(enabled.body).toMatchObject({ status: 'enabled', disabled_reason: null });
    expect(await stored(id)).toMatchObject({ failing_since: null });
    expect(api.due.at(-1)).toBe(organization.id);
  });

  it('resets failures when the URL changes', async () => {
    const { id } = await register(organization);
    const failing = { failing_since: '2026-03-01T00:00:00.000Z' };
    await api.store.db.updateTable('webhooks').set(failing).where('id', '=', id).execute();
    await put(organization, `/${id}`, { url, events: ['task.created'], description: 'new' });
    expect(await stored(id)).toMatchObject(failing);
    await put(organization, `/${id}`, { url: `${url}/new`, events: ['task.created'] });
    expect(await stored(id)).toMatchObject({ failing_since: null });
  });

  it('deletes pending deliveries with the webhook, whose logs return 404', async () => {
    const { id } = await register(organization);
    const kept = await register(organization);
    await organization.create('tasks', { title: 'one' });
    await completeAttempts(api.store.db, id, 'failed and retried');
    expect((await remove(organization, id)).status).toBe(204);
    expect(await pendingDeliveries(api.store.db, id)).toEqual([]);
    expect(await pendingDeliveries(api.store.db, kept.id)).toHaveLength(1);
    expect(await loggedAttempts(api.store.db, id)).toHaveLength(1);
    expect((await get(organization, `/${id}/logs`)).status).toBe(404);
  });

  it('lists all event types with their scopes', async () => {
    const { status, body } = await organization.requestPath('GET', '/api/webhook-events');
    expect(status).toBe(200);
    expect(body.data.map(({ type }: { type: string }) => type)).toEqual(Object.keys(events));
    expect(body.data[0]).toEqual({
      type: 'task.created',
      entity: 'task',
      action: 'created',
      description: 'A task was created.',
      scope: 'tasks.read',
    });
  });

  it('rejects webhooks over the limit of the organization, however many are created at once', async () => {
    const create = () =>
      organization.requestPath('POST', '/api/webhooks', { body: valid(), headers: { 'idempotency-key': 'first' } });
    const first = await create();
    const concurrent = Array.from({ length: webhooksPerOrganization + 10 }, () => post(organization, '', valid()));
    const statuses = (await Promise.all(concurrent)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(webhooksPerOrganization - 1);
    expect(await post(organization, '', valid())).toMatchObject({
      status: 409,
      body: {
        code: 'webhook_limit_reached',
        detail: expect.stringContaining(`the maximum is ${webhooksPerOrganization}`),
      },
    });
    expect(await create()).toMatchObject({ status: 201, body: first.body });
    expect((await post(stranger, '', { ...valid(), org_id: stranger.id })).status).toBe(201);

    await remove(organization, first.body.id);
    expect((await post(organization, '', valid())).status).toBe(201);
  });
});
