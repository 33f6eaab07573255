import document from '@worklane/contract/openapi.json' with { type: 'json' };
import { restorerOf } from '@worklane/testing/restorer';
import { expect, it, onTestFinished } from 'vitest';
import { startMockClient } from '../mock-client.ts';

it('serves an earlier version of the contract beside the current one', async () => {
  onTestFinished(restorerOf(document));
  const [first, second] = ['2026-11-27', '2027-03-01'];
  // The contract has one version.
  const { Task, TaskCreate } = document.components.schemas;
  const { post: deletion } = document.webhooks['task.deleted'];
  Object.assign(deletion, { 'x-since': second });
  const versions = document['x-versions'];
  Object.assign(document, { 'x-versions': { ...versions, dates: [{ date: first }, { date: second }] } });
  for (const { properties } of [Task, TaskCreate]) {
    Object.assign(properties.title, { 'x-since': second, 'x-renamed-from': 'name' });
  }
  const { call, mock } = await startMockClient();
  const pinned = { 'Worklane-Version': first };
  const webhook = { org_id: 1042, url: 'http://127.0.0.1:9/', events: ['task.created'] };
  expect((await call('POST', '/api/webhooks', webhook, pinned)).status).toBe(201);
  const created = await call('POST', '/api/v1/1042/tasks', { name: 'Paint' }, pinned);
  expect([created.status, created.headers.get('deprecation')]).toEqual([201, '@1803859200']);
  const body = await created.json();
  expect(body).toMatchObject({ name: 'Paint' });
  expect(body).not.toHaveProperty('title');
  const current = await call('GET', `/api/v1/1042/tasks/${body.id}`);
  expect([current.headers.get('deprecation'), await current.json()]).toEqual([
    null,
    { ...body, name: undefined, title: 'Paint' },
  ]);
  expect((await mock.deliveries.next()).event).toMatchObject({ data: { name: 'Paint' } });
  const feed = await call('GET', '/api/events', undefined, pinned);
  expect((await feed.json()).data[0].data).toMatchObject({ name: 'Paint' });
  await call('DELETE', `/api/v1/1042/tasks/${body.id}`);
  const typesOf = async (headers = {}) => {
    const { data } = await (await call('GET', '/api/events', undefined, headers)).json();
    return data.map(({ type }: { type: string }) => type);
  };
  expect([await typesOf(), await typesOf(pinned)]).toEqual([['task.created', 'task.deleted'], ['task.created']]);
  const invalid = await call('POST', '/api/v1/1042/tasks', { name: '' }, pinned);
  expect((await invalid.json()).errors).toMatchObject([{ pointer: '/name' }]);
  expect((await call('GET', '/api/v1/1042/tasks', undefined, { 'Worklane-Version': 'x' })).status).toBe(400);
});
