import { waitFor } from '@worklane/testing/wait-for';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import type { Connection } from '../../src/database/store.ts';
import { lockRedelivery } from '../../src/webhooks/endpoints/webhook-record.ts';
import { openTestApi } from '../environment/test-api.ts';
import type { TestOrganization } from '../environment/test-organization.ts';
import { completeAttempts, loggedAttempts, pendingDeliveries, post, register } from './test-webhooks.ts';

let organization: TestOrganization;
let webhook: { id: number };

const api = await openTestApi();
beforeEach(async () => {
  organization = await api.organization();
  webhook = await register(organization);
  api.due.length = 0;
});
afterEach(() => {
  api.now = null;
});

const day = 86_400_000;
const started = new Date('2026-03-05T12:00:00Z');
const after = (milliseconds: number) => new Date(started.getTime() + milliseconds);
const createTask = (title: string) => organization.create('tasks', { title });
const complete = (result: Parameters<typeof completeAttempts>[2], count?: number) =>
  completeAttempts(api.store.db, webhook.id, result, count);
const redeliver = (id: number | undefined) => post(organization, `/${webhook.id}/logs/${id}/redeliver`);
const recover = (since: Date) => post(organization, `/${webhook.id}/recover`, { since: since.toISOString() });

/** Returns how many transactions wait for an advisory lock. */
async function waitingLocks(db: Connection): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from pg_locks join pg_database on pg_database.oid = pg_locks.database
    where datname = current_database() and locktype = 'advisory' and not granted`.execute(db);
  return rows[0]?.count ?? 0;
}

describe('/api/webhooks/{webhook_id}', () => {
  it('POST /redeliver numbers attempts consecutively when several requests are sent at once', async () => {
    await createTask('one');
    await complete('succeeded');
    const [first] = await loggedAttempts(api.store.db, webhook.id);
    const responses = await Promise.all([1, 2, 3, 4, 5].map(() => redeliver(first?.id)));
    expect(responses.map(({ body }) => body.attempt).sort()).toEqual([2, 3, 4, 5, 6]);
  });

  it('POST /redeliver rejects an event of more than 30 days ago', async () => {
    api.now = started;
    await createTask('one');
    await complete('failed');
    const [first] = await loggedAttempts(api.store.db, webhook.id);
    api.now = after(30 * day + 1);
    const detail = expect.stringContaining('can be redelivered for 30 days');
    expect((await redeliver(first?.id)).body).toMatchObject({ code: 'not_found', detail });
    api.now = after(30 * day);
    expect((await redeliver(first?.id)).status).toBe(202);
  });

  it('POST /recover leaves retries to the nodes that have leased them', async () => {
    await createTask('one');
    await complete('failed and retried');
    const leased_until = new Date(Date.now() + day).toISOString();
    await api.store.db.updateTable('deliveries').set({ leased_until }).where('webhook_id', '=', webhook.id).execute();
    const before = await pendingDeliveries(api.store.db, webhook.id);
    expect((await recover(new Date(Date.now() - day))).body).toEqual({ scheduled: 0, retried_now: 0 });
    expect(await pendingDeliveries(api.store.db, webhook.id)).toEqual(before);
  });

  it.each([undefined, {}])('POST /recover recovers the last 30 days by default: %j', async (body) => {
    api.now = started;
    await createTask('failed');
    await complete('failed');
    await createTask('waiting');
    await complete('failed and retried');
    api.now = after(1000);
    const response = await post(organization, `/${webhook.id}/recover`, body);
    expect(response).toMatchObject({ status: 202, body: { scheduled: 2, retried_now: 1 } });
    await complete('failed');
    api.now = after(29 * day);
    const later = await post(organization, `/${webhook.id}/recover`, body);
    expect(later.body).toEqual({ scheduled: 2, retried_now: 0 });
  });

  it.runIf(inject('engine') === 'postgresql')(
    'POST /recover schedules for the time at which it no longer waits for another request',
    async () => {
      await createTask('one');
      await complete('failed');
      const { db } = api.store;
      let response: ReturnType<typeof recover> | undefined;
      await db.transaction().execute(async (other) => {
        await lockRedelivery(other, { organization_id: organization.id, id: webhook.id });
        response = recover(new Date(Date.now() - day));
        await waitFor(async () => expect(await waitingLocks(db)).toBe(1));
        api.now = new Date(Date.now() + 60_000);
      });
      expect((await response)?.body).toEqual({ scheduled: 1, retried_now: 0 });
      expect(await pendingDeliveries(db, webhook.id)).toMatchObject([{ due_at: api.now?.toISOString() }]);
    },
  );

  it('POST /recover accepts a time of up to 30 days ago', async () => {
    api.now = started;
    expect((await recover(after(-30 * day))).status).toBe(202);
    expect(await recover(after(-30 * day - 1))).toMatchObject({
      status: 422,
      body: { code: 'validation_failed', errors: [{ in: 'body', pointer: '/since', code: 'too_small' }] },
    });
  });
});
