import { type Operation, operations } from '@worklane/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { Encryption } from '../../src/secrets/encryption.ts';
import { secretId } from '../../src/webhooks/endpoints/webhook-secret.ts';
import { openTestApi } from '../environment/test-api.ts';
import type { TestOrganization, TestResponse } from '../environment/test-organization.ts';
import { completeAttempts, get, register, url } from '../webhooks/test-webhooks.ts';

let organization: TestOrganization;

const api = await openTestApi();
beforeEach(async () => {
  organization = await api.organization();
});

interface Prepared {
  readonly path: string;
  readonly body?: unknown;
}

/** Returns a request of an operation to a target of its own, which has an effect. */
async function prepare({ id }: Operation): Promise<Prepared> {
  const body = { url, org_id: organization.id, events: ['task.created'] };
  const webhook = await register(organization);
  await organization.create('tasks', { title: 'one' });
  await completeAttempts(api.store.db, webhook.id, 'failed');
  const path = `/api/webhooks/${webhook.id}`;
  const [log] = (await get(organization, `/${webhook.id}/logs`)).body.data;
  const requests: Record<string, Prepared> = {
    replaceWebhook: { path, body: { ...body, description: 'ours' } },
    rotateWebhookSecret: { path: `${path}/rotate-secret` },
    testWebhook: { path: `${path}/test`, body: { event_type: 'task.created' } },
    redeliverWebhookLog: { path: `${path}/logs/${log.id}/redeliver` },
    recoverWebhook: { path: `${path}/recover` },
  };
  return requests[id] ?? expect.fail(`No request of ${id}.`);
}

const send = ({ method }: Operation, { path, body }: Prepared, key?: string): Promise<TestResponse> =>
  organization.requestPath(method.toUpperCase() as 'POST', path, {
    body,
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });

describe('an Idempotency-Key of a change', () => {
  const increment = async (id: number, key?: string) => {
    const { body: before } = await organization.get(`products/${id}`);
    const patch = { stock_quantity: before.stock_quantity + 1 };
    const headers = { 'if-match': `"${before.version}"`, ...(key && { 'idempotency-key': key }) };
    return () => organization.patch(`products/${id}`, patch, headers);
  };

  it('applies concurrent repetitions of an update once', async () => {
    const { id } = await organization.create('products', { name: 'panel', stock_quantity: 7 });
    const patch = await increment(id, 'concurrent');
    const responses = await Promise.all(Array.from({ length: 12 }, patch));
    for (const { status, body } of responses) {
      if (status !== 200) expect(body.code).toBe('idempotency_key_in_progress');
    }
    const fresh = responses.filter(({ status, headers }) => status === 200 && !headers['idempotency-replayed']);
    expect(fresh).toHaveLength(1);
    expect((await organization.get(`products/${id}`)).body).toMatchObject({ stock_quantity: 8, version: 2 });
  });

  it('keeps the response of an update that changed nothing', async () => {
    const { id } = await organization.create('tasks', { title: 'same' });
    const headers = { 'idempotency-key': 'nothing' };
    const first = await organization.patch(`tasks/${id}`, { title: 'same' }, headers);
    await organization.patch(`tasks/${id}`, { title: 'other' });
    expect(await organization.patch(`tasks/${id}`, { title: 'same' }, headers)).toMatchObject({
      status: 200,
      body: first.body,
      headers: { 'idempotency-replayed': 'true', etag: '"1"' },
    });
    expect((await organization.get(`tasks/${id}`)).body.title).toBe('other');
  });

  it('expires after 24 hours', async () => {
    const { id } = await organization.create('tasks', { title: 'x' });
    const headers = { 'idempotency-key': 'expiring' };
    api.now = new Date('2030-03-01T08:00:00Z');
    await organization.patch(`tasks/${id}`, { title: 'first' }, headers);
    api.now = new Date('2030-03-02T08:00:01Z');
    const next = await organization.patch(`tasks/${id}`, { title: 'second' }, headers);
    expect(next).toMatchObject({ status: 200, body: { title: 'second', version: 3 } });
    // A rejected request deletes nothing, so that the transaction replaces the expired key.
    api.now = new Date('2030-03-03T08:00:02Z');
    expect((await organization.delete(`tasks/${id}`, headers)).status).toBe(204);
    api.now = null;
  });
});

describe('an Idempotency-Key whose webhook has been deleted', () => {
  it.each(['replaceWebhook', 'rotateWebhookSecret', 'testWebhook', 'redeliverWebhookLog', 'recoverWebhook'])(
    'finds nothing with %s',
    async (id) => {
      const operation = operations[id as 'replaceWebhook'] as Operation;
      const request = await prepare(operation);
      const first = await send(operation, request, 'mine');
      expect(first.status, JSON.stringify(first.body)).toBeLessThan(300);
      const target = /^\/api\/webhooks\/\d+/.exec(request.path)?.[0] ?? '';
      expect((await organization.requestPath('DELETE', target)).status).toBe(204);
      expect(await send(operation, request, 'mine')).toMatchObject({ status: 404, body: { code: 'not_found' } });
    },
  );
});

describe('the rotation of a webhook secret', () => {
  const encryption = new Encryption('a secret of the tests, 32 bytes or more', 'webhook secrets');
  const rotate = (id: number, key?: string) =>
    organization.requestPath('POST', `/api/webhooks/${id}/rotate-secret`, {
      headers: key === undefined ? {} : { 'idempotency-key': key },
    });
  const at = (time: string) => {
    api.now = new Date(time);
  };

  it('returns the same secret again, and stores the response encrypted', async () => {
    const { id } = await register(organization);
    const [lost, retried] = [await rotate(id, 'rotation-1'), await rotate(id, 'rotation-1')];
    expect(retried).toMatchObject({ status: 200, body: lost.body, headers: { 'idempotency-replayed': 'true' } });
    const kept = await api.store.db
      .selectFrom('idempotency_keys')
      .selectAll()
      .where('organization_id', '=', organization.id)
      .execute();
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toMatch(/whsec_|"url"/);
  });

  it('keeps every earlier secret until its own end, and at most 10 of them', async () => {
    at('2030-03-05T12:00:00Z');
    const { id, secret } = (await register(organization)) as { id: number; secret: string };
    const secrets = [secret];
    for (let hour = 0; hour < 10; hour++) {
      at(`2030-03-05T${12 + hour}:00:00Z`);
      secrets.push((await rotate(id)).body.secret);
    }
    const stored = () => api.store.db.selectFrom('webhooks').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const decrypted = (each: string) => encryption.decrypt(secretId(organization.id, id), each);
    const row = await stored();
    expect(await Promise.all(row.older_secrets.map((older) => decrypted(older.secret)))).toEqual(
      secrets.slice(0, -2).toReversed(),
    );
    expect(row.older_secrets.map(({ until }) => until).toReversed()).toEqual(
      Array.from({ length: 9 }, (_, hour) => new Date(Date.UTC(2030, 2, 6, 12 + hour)).toISOString()),
    );
    at('2030-03-05T23:00:00Z');
    const rejected = await rotate(id);
    expect(rejected).toMatchObject({
      status: 429,
      body: { code: 'rate_limited' },
      headers: { 'retry-after': '46800' },
    });
    at('2030-03-06T12:00:00Z');
    expect((await rotate(id)).status).toBe(200);
    expect((await stored()).older_secrets).toHaveLength(9);
    api.now = null;
  });
});
