import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApi, type TestApi } from '../environment/test-api.ts';
import type { TestOrganization } from '../environment/test-organization.ts';

let api: TestApi;
let organization: TestOrganization;

beforeAll(async () => {
  api = await openTestApi();
});
beforeEach(async () => {
  organization = await api.organization();
});
afterEach(() => {
  api.now = null;
});
afterAll(() => api.close());

const key = { 'idempotency-key': 'a key of mine' };

test('the same request again gets the first answer and creates nothing', async () => {
  const first = await organization.post('tasks', { title: 'once' }, key);
  expect([first.status, first.headers['idempotency-replayed']]).toEqual([201, undefined]);
  await organization.patch(`tasks/${first.body.id}`, { title: 'changed since' });
  const size = await organization.size();
  const again = await organization.post('tasks', { title: 'once' }, key);
  expect(again).toMatchObject({ status: 201, body: first.body });
  expect(again.headers).toMatchObject({
    'idempotency-replayed': 'true',
    etag: '"1"',
    location: first.headers.location,
  });
  expect(await organization.size()).toEqual(size);
});

test('another body with the same key is refused', async () => {
  await organization.post('tasks', { title: 'once' }, key);
  const size = await organization.size();
  const other = await organization.post('tasks', { title: 'twice' }, key);
  expect(other).toMatchObject({ status: 422, body: { code: 'idempotency_key_reused' } });
  expect(await organization.size()).toEqual(size);
});

test('a key belongs to its operation, application and organization', async () => {
  const parts = { headers: key, body: { title: 'once' } };
  const answers = [
    await organization.request('POST', 'tasks', parts),
    await organization.request('POST', 'appointments', {
      headers: key,
      body: { title: 'x', start_at: '2026-01-01T10:00:00Z', end_at: '2026-01-01T11:00:00Z' },
    }),
    await organization.request('POST', 'tasks', { ...parts, client: 'another' }),
    await (await api.organization()).request('POST', 'tasks', parts),
  ];
  expect(answers.map(({ status, headers }) => [status, headers['idempotency-replayed']])).toEqual(
    Array(4).fill([201, undefined]),
  );
});

test.each([
  ['tasks', { title: 'once' }],
  ['quotes', { title: 'once' }],
])('20 times at once, %s has one record and one event', async (collection, body) => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => organization.post(collection, body, key)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
  expect(answers.filter(({ headers }) => headers['idempotency-replayed'])).toHaveLength(19);
  expect(await organization.size()).toMatchObject({ records: 1, events: 1, idempotency_keys: 1 });
});

test('a refused request leaves the key free', async () => {
  const missing = await organization.post('tasks', { title: 'x', project_id: 404 }, key);
  expect(missing.status).toBe(422);
  expect((await organization.post('tasks', { title: 'x' }, key)).status).toBe(201);
});

test('after 24 hours the key is new', async () => {
  api.now = new Date('2026-03-01T08:00:00Z');
  const first = await organization.post('tasks', { title: 'once' }, key);
  api.now = new Date('2026-03-02T07:59:59Z');
  expect((await organization.post('tasks', { title: 'once' }, key)).body.id).toBe(first.body.id);
  api.now = new Date('2026-03-02T08:00:01Z');
  const next = await organization.post('tasks', { title: 'another body' }, key);
  expect(next.status).toBe(201);
  expect(next.body.id).not.toBe(first.body.id);
});
