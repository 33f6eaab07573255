import { settings } from '@worklane/contract';
import { waitFor } from '@worklane/testing/wait-for';
import { sql } from 'kysely';
import { beforeEach, describe, expect, inject, it } from 'vitest';
import { Encryption } from '../../src/secrets/encryption.ts';
import { secretId } from '../../src/webhooks/endpoints/webhook-secret.ts';
import { openTestApi, webhooksPerOrganization } from '../environment/test-api.ts';
import type { TestOrganization } from '../environment/test-organization.ts';
import { completeAttempts, get, loggedAttempts, pendingDeliveries, post, put, register, url } from './test-webhooks.ts';

let organization: TestOrganization;
let stranger: TestOrganization;

const api = await openTestApi();
beforeEach(async () => {
  organization = await api.organization();
  stranger = await api.organization();
});

const remove = (of: TestOrganization, id: number) => of.requestPath('DELETE', `/api/webhooks/${id}`);
const stored = (id: number) =>
  api.store.db.selectFrom('webhooks').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
async function expectLockWait(): Promise<void> {
  const { rows } = await sql`select 1 from pg_locks where not granted`.execute(api.store.db);
  expect(rows).toHaveLength(1);
}
const valid = () => ({ url, org_id: organization.id, events: ['task.created', 'deal.updated'] });

describe('/api/webhooks', () => {
  it('compares a replacement with the webhook as it is when it is stored', async () => {
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

  it('has the initial settings if a node of an earlier release, which does not know them, has created it', async () => {
    const [id, now] = [1_000_001, new Date().toISOString()];
    const known = { id, organization_id: organization.id, url, events: '["task.created"]', secret: 'encrypted' };
    const row = { ...known, status: 'enabled' as const, created_at: now, updated_at: now };
    await api.store.db.insertInto('webhooks').values(row).execute();
    expect((await get(organization, `/${id}`)).body).toMatchObject(settings.Webhook.initial);
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

  it('stores the response to an idempotency key encrypted', async () => {
    const parts = { body: valid(), headers: { 'idempotency-key': 'mine' } };
    expect((await organization.requestPath('POST', '/api/webhooks', parts)).body.secret).toMatch(/^whsec_/);
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
        detail: expect.stringContaining(`its limit of ${webhooksPerOrganization}`),
      },
    });
    expect(await create()).toMatchObject({ status: 201, body: first.body });
    expect((await post(stranger, '', { ...valid(), org_id: stranger.id })).status).toBe(201);

    await remove(organization, first.body.id);
    expect((await post(organization, '', valid())).status).toBe(201);
  });
});
