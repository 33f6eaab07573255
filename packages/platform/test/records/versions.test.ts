import document from '@worklane/contract/openapi.json' with { type: 'json' };
import { restorerOf } from '@worklane/testing/restorer';
import { afterAll, describe, expect, it } from 'vitest';
import { openTestApi } from '../environment/test-api.ts';

const [first, second] = ['2026-11-27', '2027-03-01'];
const pinned = { 'worklane-version': first };

// biome-ignore lint/suspicious/noExplicitAny: the contract has one version, so the test changes its JSON
type Loose = any;

const restore = restorerOf(document);
const { components } = document as Loose;
Object.assign(document, {
  'x-versions': { ...document['x-versions'], dates: [{ date: first }, { date: second }] },
});
const { TaskStatus, Task, TaskCreate, TaskUpdate, TaskPrevious } = components.schemas;
for (const schema of [Task, TaskCreate, TaskUpdate, TaskPrevious]) {
  Object.assign(schema.properties.title, { 'x-since': second, 'x-renamed-from': 'name' });
  Object.assign(schema.properties.due_at, { 'x-since': second, 'x-renamed-from': 'deadline' });
  Object.assign(schema.properties.estimated_minutes, { 'x-since': second });
  schema['x-removed'] = { color: { since: second, ...(schema === Task && { value: 'red' }) } };
}
TaskStatus['x-added-values'] = { in_progress: { since: second, before: 'open' } };
const api = await openTestApi();
const organization = await api.organization();
afterAll(() => restore());

const get = (path: string, headers = {}) => organization.request('GET', path, { headers });

describe('a request in an earlier version', () => {
  it('writes and reads records by the fields and values of the version', async () => {
    const body = { name: 'Paint', deadline: '2027-05-01T00:00:00.000Z', color: 'blue', status: 'in_progress' };
    const created = await organization.post('tasks', body, pinned);
    expect(created.status).toBe(201);
    const { name, deadline, color, status } = created.body;
    expect({ name, deadline, color, status }).toEqual({ ...body, color: 'red', status: 'open' });
    expect(created.body).not.toHaveProperty('title');
    expect(created.body).not.toHaveProperty('estimated_minutes');

    const current = await get(`tasks/${created.body.id}`);
    expect(current.body).toMatchObject({ title: 'Paint', due_at: deadline, status: 'in_progress' });
    expect(current.body).not.toHaveProperty('color');
    expect(current.headers).not.toHaveProperty('deprecation');
    const renamed = await organization.patch(`tasks/${created.body.id}`, { name: 'Draw' }, pinned);
    expect(renamed.body).toMatchObject({ name: 'Draw', version: 2 });
  });

  it('repeats an idempotent request in the version of each request', async () => {
    const headers = { ...pinned, 'idempotency-key': 'versions' };
    const created = await organization.post('tasks', { name: 'once' }, headers);
    const repeated = await organization.post('tasks', { name: 'once' }, headers);
    const current = await organization.post('tasks', { title: 'once' }, { 'idempotency-key': 'versions' });
    expect(repeated.body).toEqual(created.body);
    expect(current.body).toMatchObject({ id: created.body.id, title: 'once' });
  });
});

describe('a webhook of an earlier version', () => {
  it('gets events in the version in which it was created, until another one replaces it', async () => {
    const url = 'https://receiver.example/hook';
    const registration = { org_id: organization.id, url, events: ['task.created'] };
    const created = await organization.requestPath('POST', '/api/webhooks', { body: registration, headers: pinned });
    expect(created.status).toBe(201);
    expect(created.body).not.toHaveProperty('version');
    const path = `/api/webhooks/${created.body.id}`;
    const { id } = await organization.create('tasks', { title: 'Paint' });
    const sentBody = async () => {
      const { body } = await organization.requestPath('GET', `${path}/logs`);
      return JSON.parse(body.data[0].request.body).data;
    };
    expect(await sentBody()).toMatchObject({ id, name: 'Paint', color: 'red' });
    // Without the header, the webhook keeps its version.
    await organization.requestPath('PUT', path, { body: { url, events: ['task.created'], description: 'tasks' } });
    expect(await sentBody()).toMatchObject({ name: 'Paint' });
    const headers = { 'worklane-version': second };
    expect((await organization.requestPath('PUT', path, { body: registration, headers })).status).toBe(200);
    expect(await sentBody()).toMatchObject({ id, title: 'Paint' });
    expect(await sentBody()).not.toHaveProperty('color');
  });
});
