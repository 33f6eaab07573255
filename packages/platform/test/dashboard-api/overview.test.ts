import type { schemas } from '@worklane/contract/dashboard';
import { waitFor } from '@worklane/testing/wait-for';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { openDashboard, type Team } from './test-dashboard.ts';

let team: Team;

const dashboard = await openDashboard();
beforeEach(async () => {
  team = await dashboard.team();
});

const get = async <Body>(
  id: 'getWebhookHealth' | 'getChecklist',
  { id: organization_id, member } = team,
): Promise<Body> => (await dashboard.call(member, id, { path: { organization_id } })).json();

async function webhook(): Promise<number> {
  const now = dashboard.clock.now.toISOString();
  const { id } = await dashboard.store.db
    .insertInto('webhooks')
    .values({
      organization_id: team.id,
      url: 'https://hooks.example/x',
      events: '["task.created"]',
      status: 'disabled',
      disabled_reason: null,
      description: null,
      secret: '',
      previous_secret: null,
      previous_secret_until: null,
      failing_since: null,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Inserts a log entry. */
const attempt = (webhookId: number, status: string) =>
  sql`
    insert into webhook_logs
      (organization_id, webhook_id, id, message_id, message_type, trigger, attempt, status, url, request_headers,
       duration_ms, created_at)
    values (${team.id}, ${webhookId}, nextval('webhook_attempt_ids'), 'm', 'task.created',
      'event', 1, ${status}, 'https://hooks.example/x', '{}'::json, 1,
      ${dashboard.clock.now.toISOString()}::timestamptz)`.execute(dashboard.store.db);

/** Inserts the counts of attempts some hours ago. */
const counted = (webhookId: number, hoursAgo: number, counts: { succeeded?: number; failed?: number }) =>
  sql`
    insert into webhook_health_hours (organization_id, webhook_id, hour, succeeded, failed)
    values (${team.id}, ${webhookId}, date_trunc('hour', ${dashboard.clock.now.toISOString()}::timestamptz, 'UTC')
      - ${hoursAgo}::integer * interval '1 hour', ${counts.succeeded ?? 0}, ${counts.failed ?? 0})`.execute(
    dashboard.store.db,
  );

const waiting = (webhookId: number, count: number) =>
  sql`
    insert into deliveries
      (organization_id, webhook_id, message_id, message_type, trigger, attempt, retries, created_at, due_at)
    select ${team.id}::bigint, ${webhookId}::bigint, 'm', 'task.created', 'event', 1, 0, now(), now() + interval '1 day'
    from generate_series(1, ${count}::integer)`.execute(dashboard.store.db);

describe('getWebhookHealth', () => {
  test('returns counts per hour, newest webhook first', async () => {
    const [quiet, busy] = [await webhook(), await webhook()];
    await counted(busy, 0, { succeeded: 6, failed: 1 });
    await counted(busy, 23, { failed: 2 });
    await counted(busy, 24, { failed: 50 });
    await waiting(busy, 3);
    const { data } = await get<schemas.WebhookHealthList>('getWebhookHealth');
    expect(data.map(({ webhook_id, success_rate, waiting: count }) => ({ webhook_id, success_rate, count }))).toEqual([
      { webhook_id: busy, success_rate: 6 / 9, count: 3 },
      { webhook_id: quiet, success_rate: null, count: 0 },
    ]);
    const [{ hours } = { hours: [] }] = data;
    expect(hours).toHaveLength(24);
    expect(hours[0]).toEqual({ started_at: '2026-03-01T09:00:00.000Z', succeeded: 0, failed: 2 });
    expect(hours[23]).toEqual({ started_at: '2026-03-02T08:00:00.000Z', succeeded: 6, failed: 1 });
    const between = hours.slice(1, 23);
    expect(between.every(({ succeeded, failed }) => succeeded === 0 && failed === 0)).toBe(true);
  });

  test('counts at most 1,000 pending deliveries', async () => {
    const id = await webhook();
    await waiting(id, 1001);
    expect((await get<schemas.WebhookHealthList>('getWebhookHealth')).data[0]?.waiting).toBe(1000);
  });
});

test('getChecklist marks each completed step', async () => {
  const done = { application: false, token: false, first_call: false, webhook: false, first_delivery: false };
  const path = { organization_id: team.id };
  const checklist = () => get<schemas.Checklist>('getChecklist');
  expect(await checklist()).toEqual(done);

  const body = { name: 'Night report', type: 'private', scopes: ['tasks.read'] };
  const created = await dashboard.call(team.owner, 'createApplication', { path, body });
  expect(await checklist()).toEqual({ ...done, application: true });
  const documentation = await dashboard.call(team.owner, 'createDocumentationToken', { path });
  expect(await checklist(), 'without the token of the documentation').toEqual({ ...done, application: true });

  const { client_id } = created.json<schemas.Application>();
  const scopes = { scopes: ['tasks.read'] };
  const generated = await dashboard.call(team.owner, 'generateApplicationToken', {
    path: { ...path, client_id },
    body: scopes,
  });
  expect(await checklist()).toEqual({ ...done, application: true, token: true });

  const own = await dashboard.call(team.owner, 'createSessionToken', { path });
  const use = async ({ access_token }: { access_token: string }) =>
    expect(await dashboard.api(access_token, team.id)).toBe(200);
  await use(own.json());
  expect((await checklist()).first_call, 'that of the dashboard itself').toBe(false);
  await use(documentation.json());
  expect((await checklist()).first_call, 'that of the documentation').toBe(false);
  await use(generated.json());
  await waitFor(async () => expect((await checklist()).first_call).toBe(true));

  const id = await webhook();
  await attempt(id, 'failed');
  const all = { application: true, token: true, first_call: true, webhook: true, first_delivery: true };
  expect(await checklist()).toEqual({ ...all, first_delivery: false });
  await attempt(id, 'succeeded');
  expect(await checklist()).toEqual(all);

  expect(await get('getChecklist', await dashboard.team('Alder Street'))).toEqual(done);
});
