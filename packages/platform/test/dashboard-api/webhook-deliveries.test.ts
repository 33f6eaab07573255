import { resources } from '@worklane/contract';
import type { schemas } from '@worklane/contract/dashboard';
import { TaskCreated } from '@worklane/contract/schema-validators';
import { beforeEach, describe, expect, it } from 'vitest';
import { createRecord } from '../../src/records/create.ts';
import { RecordIds } from '../../src/records/record.ts';
import { readDeliveryPage } from '../../src/webhooks/attempts/list-deliveries.ts';
import { completeAttempts, pendingDeliveries } from '../webhooks/test-webhooks.ts';
import { openDashboard, type Person, type Team } from './test-dashboard.ts';

let team: Team;
let webhookId: number;

const dashboard = await openDashboard();
const ids = new RecordIds(dashboard.store.db);
beforeEach(async () => {
  team = await dashboard.team();
  webhookId = await createWebhook();
});

const day = 86_400;

async function createWebhook(organizationId = team.id): Promise<number> {
  const now = dashboard.clock.now.toISOString();
  const { id } = await dashboard.store.db
    .insertInto('webhooks')
    .values({
      ...{ organization_id: organizationId, url: 'https://hooks.example.com/worklane', events: '["task.created"]' },
      ...{ status: 'enabled', secret: '', created_at: now, updated_at: now },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Creates a task like a request. @returns its id and that of its event */
async function createTask(title: string): Promise<{ id: number; eventId: string }> {
  dashboard.clock.forward(1);
  const { store, clock } = dashboard;
  const dependencies = { store, ids, clock: clock.read, changed: () => undefined };
  const principal = { organizationId: team.id, clientId: 'tests', scopes: new Set<string>() };
  await createRecord(dependencies, resources.tasks, principal, { title });
  const event = await store.db
    .selectFrom('events')
    .select(['id', 'entity_id'])
    .where('organization_id', '=', team.id)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return { id: event.entity_id, eventId: event.id };
}

const complete = (result: Parameters<typeof completeAttempts>[2], count?: number) =>
  completeAttempts(dashboard.store.db, webhookId, result, count);

const path = () => ({ organization_id: team.id, webhook_id: webhookId });

async function list(query: Record<string, string | number> = {}): Promise<schemas.WebhookDeliveryList> {
  const request = { path: path(), query };
  const response = await dashboard.call(team.member, 'listWebhookDeliveries', request);
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
}

const listed = async (query?: Record<string, string | number>) => (await list(query)).data;
const names = async (query?: Record<string, string | number>) =>
  (await listed(query)).map(({ record }) => record?.name);

const redeliver = (event_id: string, who: Person = team.owner) =>
  dashboard.call(who, 'redeliverWebhookEvent', { path: path(), body: { event_id } });

describe('listWebhookDeliveries', () => {
  it('returns one delivery for each event, newest first, with its record and its attempts', async () => {
    const first = await createTask('Paint the door');
    await complete('failed and retried');
    dashboard.clock.forward(3600);
    await complete('succeeded');
    const second = await createTask('Order panels');
    expect(await listed()).toMatchObject([
      {
        event_id: second.eventId,
        event_type: 'task.created',
        test: false,
        record: { kind: 'task', id: second.id, name: 'Order panels' },
        state: 'waiting',
        occurred_at: dashboard.clock.now.toISOString(),
        next_attempt_at: dashboard.clock.now.toISOString(),
        last_attempt_at: null,
        attempt_count: 1,
        attempts: [{ attempt: 1, trigger: 'event', status: 'pending', duration_ms: null, response_status: null }],
      },
      {
        event_id: first.eventId,
        record: { kind: 'task', id: first.id, name: 'Paint the door' },
        state: 'succeeded',
        next_attempt_at: null,
        attempt_count: 2,
        attempts: [
          { attempt: 2, trigger: 'retry', status: 'succeeded', response_status: 204, error_code: null },
          { attempt: 1, trigger: 'event', status: 'failed', response_status: 500, error_code: 'http_status' },
        ],
      },
    ]);
    const [{ attempts, last_attempt_at } = expect.fail()] = (await listed()).slice(1);
    expect(attempts[1]?.next_attempt_at).toBe(attempts[0]?.created_at);
    expect(last_attempt_at).toBe(attempts[0]?.created_at);
  });

  it('filters by state, type and time', async () => {
    await createTask('succeeded');
    await complete('succeeded');
    await createTask('succeeded after a retry');
    await complete('failed and retried');
    await complete('succeeded');
    await createTask('failed twice');
    await complete('failed and retried');
    await complete('failed');
    const { eventId } = await createTask('succeeded, then failed on request');
    await complete('succeeded');
    expect((await redeliver(eventId)).statusCode).toBe(202);
    await complete('failed');
    await createTask('waiting for its retry');
    await complete('failed and retried');
    const waitsSince = dashboard.clock.now;
    await createTask('not sent yet');
    expect(await names({ state: 'succeeded' })).toEqual([
      'succeeded, then failed on request',
      'succeeded after a retry',
      'succeeded',
    ]);
    expect(await names({ state: 'failed' })).toEqual(['failed twice']);
    expect((await names({ state: 'waiting' })).toSorted()).toEqual(['not sent yet', 'waiting for its retry']);
    expect(await names()).toHaveLength(6);
    expect((await listed()).map(({ state }) => state)).toEqual([
      ...['waiting', 'waiting', 'succeeded', 'failed', 'succeeded', 'succeeded'],
    ]);
    expect(await names({ event_type: 'task.updated' })).toEqual([]);
    expect(await names({ event_type: 'task.created', limit: 1 })).toEqual(['not sent yet']);
    const to = waitsSince.toISOString();
    expect(await names({ created_at_from: to })).toEqual(['not sent yet', 'waiting for its retry']);
    expect(await names({ state: 'waiting', created_at_to: new Date(waitsSince.getTime() + 1).toISOString() })).toEqual([
      'waiting for its retry',
    ]);
    expect(await names({ state: 'failed', created_at_to: to })).toEqual(['failed twice']);
    expect(await names({ state: 'waiting', created_at_to: to })).toEqual([]);
  });

  it.each(['succeeded', 'waiting', 'failed', undefined])(
    'returns every delivery once over its pages: %s',
    async (state) => {
      const results = { succeeded: 'succeeded', waiting: 'failed and retried', failed: 'failed' } as const;
      const created: string[] = [];
      for (let number = 0; number < 12; number++) {
        const result = (['succeeded', 'waiting', 'failed'] as const)[number % 3] ?? 'failed';
        const { eventId } = await createTask(`Task ${number}`);
        await completeNewest(results[result]);
        if (state === undefined || state === result) created.unshift(eventId);
      }
      const webhook = { organization_id: team.id, id: webhookId };
      const found: string[] = [];
      let cursor: string | undefined;
      for (let page = 0; page < 40; page++) {
        const query = { limit: 2, ...(cursor && { cursor }), ...(state && { state: state as 'failed' }) };
        const { data, next_cursor } = await readDeliveryPage(dashboard.store.db, webhook, query, 3);
        expect(data.length).toBeLessThanOrEqual(2);
        found.push(...data.map(({ event_id }) => event_id));
        if (next_cursor === null) break;
        cursor = next_cursor;
      }
      expect(found).toEqual(created);
    },
  );

  /** Completes only the newest pending attempt. */
  async function completeNewest(result: Parameters<typeof completeAttempts>[2]): Promise<void> {
    const pending = await pendingDeliveries(dashboard.store.db, webhookId);
    const last = pending.at(-1)?.id ?? 0;
    const held = dashboard.store.db
      .updateTable('deliveries')
      .where('webhook_id', '=', webhookId)
      .where('id', '<', last);
    await held.set({ webhook_id: -webhookId }).execute();
    await complete(result);
    await dashboard.store.db
      .updateTable('deliveries')
      .set({ webhook_id: webhookId })
      .where('webhook_id', '=', -webhookId)
      .execute();
  }

  it('finds the delivery of an event by its ID, whatever its state and however old', async () => {
    const { eventId: succeeded } = await createTask('succeeded');
    await complete('succeeded');
    const { eventId: failed } = await createTask('failed');
    await complete('failed');
    dashboard.clock.forward(3 * day);
    const { eventId: retried } = await createTask('retried');
    await complete('failed and retried');
    const { eventId: pending } = await createTask('not sent yet');
    const states = async (ids: string[]) =>
      Promise.all(
        ids.map(async (event_id) => (await listed({ event_id })).map(({ record, state }) => [record?.name, state])),
      );
    expect(await states([succeeded, failed, retried, pending])).toEqual([
      [['succeeded', 'succeeded']],
      [['failed', 'failed']],
      [['retried', 'waiting']],
      [['not sent yet', 'waiting']],
    ]);
    for (const event_id of ['evt_01KJPSTSX0PSWN6NJYGGC61ZWB', 'evt_ZZZZZZZZZZZZZZZZZZZZZZZZZZ']) {
      expect(await list({ event_id })).toEqual({ data: [], next_cursor: null });
    }
    webhookId = await createWebhook();
    expect(await listed({ event_id: succeeded })).toEqual([]);
  });

  it('finds the deliveries of a record, also after its deletion', async () => {
    const { id } = await createTask('this one');
    await createTask('another one');
    await complete('succeeded');
    const record = { record_kind: 'task', record_id: id };
    expect(await names(record)).toEqual(['this one']);
    expect(await names({ ...record, state: 'failed' })).toEqual([]);
    expect(await names({ ...record, record_kind: 'project' })).toEqual([]);
    await dashboard.store.db.deleteFrom('records').where('id', '=', id).execute();
    expect(await names(record)).toEqual(['this one']);
    for (const [query, missing] of [
      [{ record_id: id }, 'record_kind'],
      [{ record_kind: 'task' }, 'record_id'],
    ] as const) {
      const response = await dashboard.call(team.member, 'listWebhookDeliveries', { path: path(), query });
      expect(response.json()).toMatchObject({ code: 'invalid_parameter', errors: [{ pointer: `/${missing}` }] });
    }
  });

  it('marks test messages', async () => {
    const own = await dashboard.call(team.owner, 'createSessionToken', { path: { organization_id: team.id } });
    const authorization = `Bearer ${own.json<schemas.SessionToken>().access_token}`;
    const test = await dashboard.node.app.inject({
      method: 'POST',
      url: `/api/webhooks/${webhookId}/test`,
      headers: { authorization, 'content-type': 'application/json' },
      payload: { event_type: 'task.created' },
    });
    const message = test.json<schemas.WebhookLog>();
    expect(TaskCreated(JSON.parse(message.request.body))).toBe(true);
    const expected = { event_type: 'task.created', test: true, record: null, state: 'waiting' };
    expect(await listed()).toMatchObject([{ ...expected, attempts: [{ trigger: 'test' }] }]);
    await complete('succeeded');
    expect(await listed({ event_id: message.event_id })).toMatchObject([{ ...expected, state: 'succeeded' }]);
  });

  it('returns only deliveries of the webhook, of the organization', async () => {
    await createTask('one');
    const other = await dashboard.team('Alder Street');
    const response = await dashboard.call(other.owner, 'listWebhookDeliveries', {
      path: { organization_id: other.id, webhook_id: webhookId },
    });
    expect(response.json()).toMatchObject({ code: 'not_found' });
  });
});

describe('getWebhookAttempt', () => {
  it('returns an attempt with its request and response', async () => {
    await createTask('one');
    await complete('failed and retried');
    const [{ attempts } = expect.fail()] = await listed();
    const get = (log_id: number) => dashboard.call(team.member, 'getWebhookAttempt', { path: { ...path(), log_id } });
    const [pending, made] = attempts;
    expect((await get(made?.id ?? 0)).json()).toMatchObject({
      status: 'failed',
      response: { status: 500, body: 'received' },
      error: { code: 'http_status' },
    });
    expect((await get(pending?.id ?? 0)).json()).toMatchObject({ status: 'pending', response: null });
    expect((await get(4_040_404)).json()).toMatchObject({ code: 'not_found' });
  });
});

describe('redeliverWebhookEvent', () => {
  it('delivers an event that was never sent to the webhook, and again when it succeeded', async () => {
    const { eventId } = await createTask('before the webhook');
    webhookId = await createWebhook();
    dashboard.clock.forward(5 * day);
    await dashboard.useSessions();
    const response = await redeliver(eventId);
    expect(response.statusCode, response.body).toBe(202);
    expect(response.json()).toMatchObject({
      event_id: eventId,
      record: { name: 'before the webhook' },
      state: 'waiting',
      attempts: [{ attempt: 1, trigger: 'manual', status: 'pending' }],
    });
    await complete('succeeded');
    expect(await listed({ event_id: eventId })).toMatchObject([{ state: 'succeeded', attempt_count: 1 }]);
    expect((await redeliver(eventId)).json()).toMatchObject({
      state: 'succeeded',
      next_attempt_at: dashboard.clock.now.toISOString(),
      attempts: [{ attempt: 2, trigger: 'manual', status: 'pending' }, { attempt: 1 }],
    });
    await complete('succeeded');
    expect(await listed()).toMatchObject([{ event_id: eventId, attempt_count: 2 }]);
  });

  it('makes a waiting attempt now instead of another one, also when requested several times at once', async () => {
    const { eventId } = await createTask('waiting');
    await complete('failed and retried');
    const responses = await Promise.all([redeliver(eventId), redeliver(eventId), redeliver(eventId)]);
    for (const response of responses) {
      expect(response.json()).toMatchObject({ attempt_count: 2, next_attempt_at: dashboard.clock.now.toISOString() });
    }
    expect(await pendingDeliveries(dashboard.store.db, webhookId)).toMatchObject([
      { trigger: 'manual', attempt: 2, retries: 1, due_at: dashboard.clock.now.toISOString() },
    ]);
  });

  it('schedules an event once that was never sent, when requested several times at once', async () => {
    const { eventId } = await createTask('before the webhook');
    webhookId = await createWebhook();
    const responses = await Promise.all([redeliver(eventId), redeliver(eventId), redeliver(eventId)]);
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([202, 202, 202]);
    expect(await pendingDeliveries(dashboard.store.db, webhookId)).toHaveLength(1);
  });

  it('rejects unknown, foreign and old events, disabled webhooks, and members', async () => {
    const { eventId } = await createTask('one');
    const code = async (id: string, who?: typeof team.owner) => (await redeliver(id, who)).json().code;
    expect(await code(eventId, team.member)).toBe('owner_required');
    expect(await code('evt_01KJPSTSX0PSWN6NJYGGC61ZWB')).toBe('not_found');
    expect(await code('evt_1')).toBe('validation_failed');
    const owners = { ...team };
    team = await dashboard.team('Alder Street');
    webhookId = await createWebhook();
    expect(await code(eventId)).toBe('not_found');
    team = owners;
    webhookId = await createWebhook();
    await dashboard.store.db.updateTable('webhooks').set({ status: 'disabled' }).where('id', '=', webhookId).execute();
    expect(await code(eventId)).toBe('webhook_disabled');
    await dashboard.store.db.updateTable('webhooks').set({ status: 'enabled' }).where('id', '=', webhookId).execute();
    dashboard.clock.forward(30 * day + 1);
    const old = await redeliver(eventId, await dashboard.signIn(team.owner.email, await accountOf(team.owner.email)));
    expect(old.json()).toMatchObject({ code: 'not_found', detail: expect.stringContaining('for 30 days') });
    expect(await pendingDeliveries(dashboard.store.db, webhookId)).toEqual([]);
  });

  const accountOf = async (email: string) =>
    (
      await dashboard.store.db
        .selectFrom('accounts')
        .select('account_id')
        .where('email', '=', email)
        .executeTakeFirstOrThrow()
    ).account_id;
});
