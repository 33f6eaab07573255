import document from '@worklane/contract/openapi.json' with { type: 'json' };
import { restorerOf } from '@worklane/testing/restorer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApi, type TestApi } from '../environment/test-api.ts';
import type { TestOrganization } from '../environment/test-organization.ts';

let api: TestApi;
let organization: TestOrganization;
let restore: () => void;

const [first, second] = ['2026-11-27', '2027-03-01'];
const pinned = { 'worklane-version': first };

// biome-ignore lint/suspicious/noExplicitAny: the contract has one version, so the test changes its JSON
type Loose = any;

beforeAll(async () => {
  restore = restorerOf(document);
  const { components, paths } = document as Loose;
  Object.assign(document, {
    'x-versions': { ...document['x-versions'], dates: [{ date: first, 'x-sunset': '2028-01-01' }, { date: second }] },
  });
  const { TaskStatus, TaskSort, Task, TaskCreate, TaskUpdate, TaskPrevious } = components.schemas;
  for (const schema of [Task, TaskCreate, TaskUpdate, TaskPrevious]) {
    Object.assign(schema.properties.title, { 'x-since': second, 'x-renamed-from': 'name' });
    Object.assign(schema.properties.due_at, { 'x-since': second, 'x-renamed-from': 'deadline' });
    Object.assign(schema.properties.estimated_minutes, { 'x-since': second });
    schema['x-removed'] = { color: { since: second, ...(schema === Task && { value: 'red' }) } };
  }
  TaskStatus['x-added-values'] = { in_progress: { since: second, before: 'open' } };
  TaskSort['x-replaced-values'] = { '-name': '-title' };
  const { parameters } = paths['/api/v1/{organization_id}/tasks'].get;
  const empty = parameters.find(({ name }: Loose) => name === 'due_at_empty');
  Object.assign(empty, { 'x-since': second, 'x-renamed-from': 'deadline_empty' });
  Object.assign(paths['/api/v1/{organization_id}/tasks/batch'].post, { 'x-removed': second });
  const priority = parameters.find(({ name }: Loose) => name === 'priority');
  Object.assign(priority, { 'x-since': second });
  Object.assign((document as Loose).webhooks['task.deleted'].post, { 'x-since': second });
  api = await openTestApi();
  organization = await api.organization();
});
afterAll(async () => {
  restore();
  await api.close();
});

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

  it('filters and sorts by the names of the version', async () => {
    await organization.create('tasks', { title: 'zzz' });
    const { status, body } = await get('tasks?sort=-name&deadline_empty=true', pinned);
    expect(status).toBe(200);
    expect(body.data[0]).toMatchObject({ name: 'zzz', deadline: null });
    expect((await get('tasks?deadline_empty=true')).status).toBe(400);
  });

  it('has the operations and parameters of the version', async () => {
    const batch = { items: [{ create: { title: 'a' } }] };
    expect((await organization.post('tasks/batch', batch)).body).toMatchObject({ status: 404, code: 'not_found' });
    const earlier = await organization.post('tasks/batch', { items: [{ create: { name: 'a' } }] }, pinned);
    expect([earlier.status, earlier.headers.deprecation]).toEqual([200, '@1803859200']);
    expect((await get('tasks?priority=high')).status).toBe(200);
    const { status, body } = await get('tasks?priority=high', pinned);
    expect([status, body.errors]).toMatchObject([400, [{ pointer: '/priority', code: 'unknown_property' }]]);
  });

  it('has the events of the version', async () => {
    const typesOf = async (headers = {}) => {
      const { body } = await organization.requestPath('GET', '/api/webhook-events', { headers });
      return body.data.map(({ type }: Loose) => type);
    };
    expect(await typesOf()).toContain('task.deleted');
    expect(await typesOf(pinned)).not.toContain('task.deleted');
    const registration = { org_id: organization.id, url: 'https://receiver.example/', events: ['task.deleted'] };
    const refused = await organization.requestPath('POST', '/api/webhooks', { body: registration, headers: pinned });
    expect([refused.status, refused.body.errors]).toMatchObject([422, [{ pointer: '/events/0' }]]);
  });

  it('gets problems and headers of the version', async () => {
    const invalid = await organization.post('tasks', { name: '' }, pinned);
    expect(invalid.status).toBe(422);
    expect(invalid.body.errors).toMatchObject([{ pointer: '/name' }]);
    expect(invalid.headers).toMatchObject({ deprecation: '@1803859200', sunset: 'Sat, 01 Jan 2028 00:00:00 GMT' });
    const unknown = await get('tasks', { 'worklane-version': '2027-01-01' });
    expect([unknown.status, unknown.body.errors[0].pointer]).toEqual([400, '/Worklane-Version']);
    const named = await get('tasks', { 'worklane-version': second });
    expect([named.status, named.headers.deprecation]).toEqual([200, undefined]);
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
