import { WebhookTest } from '@worklane/contract/schema-validators';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApi, type TestApi } from '../environment/test-api.ts';
import type { TestOrganization } from '../environment/test-organization.ts';
import { finish, get, made, post, put, register, url, waiting } from './test-webhooks.ts';

let api: TestApi;
let organization: TestOrganization;
let webhook: { id: number };

beforeAll(async () => {
  api = await openTestApi();
});
beforeEach(async () => {
  organization = await api.organization();
  webhook = await register(organization);
  api.due.length = 0;
});
afterEach(() => {
  api.now = null;
});
afterAll(() => api.close());

const day = 86_400_000;
const started = new Date('2026-03-05T12:00:00Z');
const after = (milliseconds: number) => new Date(started.getTime() + milliseconds);
const title = (title: string) => organization.create('tasks', { title });
const end = (outcome: Parameters<typeof finish>[2], count?: number) => finish(api.store.db, webhook.id, outcome, count);
const redeliver = (id: number | undefined) => post(organization, `/${webhook.id}/logs/${id}/redeliver`);
const recover = (since: Date) => post(organization, `/${webhook.id}/recover`, { since: since.toISOString() });

test('a test message is pending at once, as its schema says, and found in the log afterwards', async () => {
  const { status, body } = await post(organization, `/${webhook.id}/test`);
  expect([status, body.status, body.trigger, body.attempt]).toEqual([202, 'pending', 'test', 1]);
  const message = JSON.parse(body.request.body);
  expect(WebhookTest(message)).toBe(true);
  expect(message).toMatchObject({
    id: body.event_id,
    organization_id: organization.id,
    data: { webhook_id: webhook.id },
  });
  expect(api.due).toEqual([organization.id]);
  await end('succeeded');
  expect((await get(organization, `/${webhook.id}/logs`)).body.data).toMatchObject([
    { id: body.id, status: 'succeeded', created_at: body.created_at, request: { body: body.request.body } },
  ]);
});

test('an attempt is made again with the same message, whatever came of it', async () => {
  await title('one');
  await end('failed and retried');
  await end('succeeded');
  const [first] = await made(api.store.db, webhook.id);
  const original = (await get(organization, `/${webhook.id}/logs`)).body.data.at(-1);
  const { status, body } = await redeliver(first?.id);
  expect(status).toBe(202);
  expect(body).toMatchObject({
    event_id: first?.message_id,
    trigger: 'manual',
    attempt: 3,
    status: 'pending',
    request: { body: original.request.body },
  });
  expect((await redeliver(body.id)).body).toMatchObject({ attempt: 4, event_id: first?.message_id });
  expect(await waiting(api.store.db, webhook.id)).toMatchObject([
    { id: body.id, attempt: 3, retries: 0, trigger: 'manual' },
    { attempt: 4, retries: 0, trigger: 'manual' },
  ]);
  expect(api.due).toEqual([organization.id, organization.id]);
});

test('several requests at once count up', async () => {
  await title('one');
  await end('succeeded');
  const [first] = await made(api.store.db, webhook.id);
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => redeliver(first?.id)));
  expect(answers.map(({ body }) => body.attempt).sort()).toEqual([2, 3, 4, 5, 6]);
});

test('a test message is made again as it was', async () => {
  const tested = (await post(organization, `/${webhook.id}/test`)).body;
  await end('failed');
  expect((await redeliver(tested.id)).body).toMatchObject({
    event_type: 'webhook.test',
    attempt: 2,
    request: { body: tested.request.body },
  });
});

test('what is not there, or too old, or of a disabled webhook is not sent again', async () => {
  expect(await redeliver(4040404)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  api.now = started;
  await title('one');
  await end('failed');
  const [first] = await made(api.store.db, webhook.id);
  api.now = after(30 * day + 1);
  expect((await redeliver(first?.id)).body).toMatchObject({
    code: 'not_found',
    detail: expect.stringContaining('more than 30 days ago'),
  });
  api.now = after(30 * day);
  await put(organization, `/${webhook.id}`, { url, events: ['task.created'], status: 'disabled' });
  for (const answer of [
    await redeliver(first?.id),
    await recover(after(day)),
    await post(organization, `/${webhook.id}/test`),
  ]) {
    expect(answer).toMatchObject({ status: 409, body: { code: 'webhook_disabled' } });
  }
  expect(await waiting(api.store.db, webhook.id)).toEqual([]);
});

test('recovery sends every event once of which the last attempt failed and nothing is pending', async () => {
  api.now = started;
  await title('failed before');
  await end('failed');
  api.now = after(60_000);
  await title('failed twice');
  await end('failed and retried');
  await end('failed');
  await title('failed, then succeeded');
  await end('failed and retried');
  await end('succeeded');
  await title('succeeded');
  await end('succeeded');
  await title('failed');
  await end('failed');
  await post(organization, `/${webhook.id}/test`);
  await end('failed');
  await title('waits for its retry');
  await end('failed and retried');
  await title('not made yet');
  const before = await waiting(api.store.db, webhook.id);
  expect(await recover(after(60_000))).toMatchObject({ status: 202, body: { scheduled: 2 } });
  const added = (await waiting(api.store.db, webhook.id)).slice(before.length);
  expect(added).toMatchObject([
    { trigger: 'manual', attempt: 3, retries: 0, due_at: after(60_000).toISOString() },
    { trigger: 'manual', attempt: 2, retries: 0 },
  ]);
  const { body } = await get(organization, `/${webhook.id}/logs?status=pending&limit=2`);
  const titles = body.data.map((log: { request: { body: string } }) => JSON.parse(log.request.body).data.title);
  expect(titles).toEqual(['failed', 'failed twice']);
  // They are pending now.
  expect((await recover(started)).body).toEqual({ scheduled: 1 });
  expect((await recover(started)).body).toEqual({ scheduled: 0 });
});

test('recoveries at once send nothing twice', async () => {
  for (const name of ['one', 'two', 'three']) await title(name);
  await end('failed');
  const answers = await Promise.all([1, 2, 3, 4].map(() => recover(new Date(Date.now() - day))));
  expect(answers.map(({ body }) => body.scheduled).sort()).toEqual([0, 0, 0, 3]);
  expect(await waiting(api.store.db, webhook.id)).toHaveLength(3);
});

test('a recovery reaches back 30 days', async () => {
  api.now = started;
  expect((await recover(after(-30 * day))).status).toBe(202);
  expect(await recover(after(-30 * day - 1))).toMatchObject({
    status: 422,
    body: { code: 'validation_failed', errors: [{ in: 'body', pointer: '/since', code: 'too_small' }] },
  });
  const leap = await post(organization, `/${webhook.id}/recover`, { since: '2016-12-31T23:59:60Z' });
  expect(leap).toMatchObject({ status: 422, body: { errors: [{ pointer: '/since', code: 'invalid_format' }] } });
});
