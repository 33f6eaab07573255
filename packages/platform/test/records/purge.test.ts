import { text } from 'node:stream/consumers';
import { scopes } from '@worklane/contract';
import { serveHttp } from '@worklane/testing/serve-http';
import { waitFor } from '@worklane/testing/wait-for';
import { beforeEach, describe, expect, it } from 'vitest';
import { openDashboard } from '../dashboard-api/test-dashboard.ts';
import { rowsOf, tablesWithText } from '../database/every-table.ts';

let organizationId: number;
let token: string;

const dashboard = await openDashboard({ env: { WEBHOOK_LOOPBACK_HTTP: 'true' } });
beforeEach(async () => {
  ({ id: organizationId } = await dashboard.team());
  const grant = { organizationId, clientId: 'app_lighthouse', scopes: Object.keys(scopes), lifetimeSeconds: 3600 };
  ({ token } = await dashboard.node.issueToken(grant));
});

async function call(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object, key?: string) {
  const url = path.startsWith('/') ? path : `/api/v1/${organizationId}/${path}`;
  const headers = { authorization: `Bearer ${token}`, ...(key !== undefined && { 'idempotency-key': key }) };
  const response = await dashboard.node.app.inject({ method, url, headers, ...(payload && { payload }) });
  return { status: response.statusCode, body: response.body === '' ? undefined : response.json() };
}

const purge = (id: number, kind = 'task') =>
  dashboard.admin('record', 'purge', '--organization', `${organizationId}`, '--kind', kind, '--id', `${id}`);

const tablesWith = (marker: string) => tablesWithText(dashboard.store, marker);

/** Opens a receiver of webhooks that returns each request in the header and the body of its response. `/held` waits for `release`. */
async function openEcho() {
  const { promise: held, resolve: hold } = Promise.withResolvers<string>();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const origin = await serveHttp(async (request, response) => {
    const body = await text(request);
    if (request.url === '/held') {
      hold(body);
      await released;
    }
    response.writeHead(request.url === '/ok' ? 200 : 500, { 'x-echo': encodeURIComponent(body) }).end(body);
  });
  return { origin, held, release };
}

const create = async (fields: object = {}, key?: string) =>
  (await call('POST', 'tasks', { title: 'Order oak', ...fields }, key)).body.id as number;

describe('the purge of a deleted record', () => {
  it('removes its values from every table, and keeps what happened when, by whom', async () => {
    const marker = 'zinnwaldite';
    const { origin } = await openEcho();
    const types = ['task.created', 'task.updated', 'task.deleted'];
    for (const path of ['/ok', '/fails']) {
      const webhook = { url: `${origin}${path}`, org_id: organizationId, events: types };
      expect((await call('POST', '/api/webhooks', webhook)).status).toBe(201);
    }
    const fields = { title: marker, tags: [marker], custom_fields: { [marker]: marker } };
    const id = await create({ ...fields, external_id: marker }, 'created');
    await call('PATCH', `tasks/${id}`, { description: marker }, 'updated');
    await call('PATCH', `tasks/${id}`, { title: 'Another', custom_fields: { [marker]: null } });
    const upsert = { external_id: marker, changes: { status: 'done' } };
    await call('POST', 'tasks/batch', { items: [{ upsert }] }, 'upserted');
    expect((await call('GET', `tasks?q=${marker}`)).body.data).toHaveLength(1);
    const other = await create({ title: 'other-marker' }, 'other');
    await call('DELETE', `tasks/${id}`, undefined, 'deleted');
    await call('POST', `tasks/${id}/restore`, undefined, 'restored');
    await call('DELETE', `tasks/${id}`);
    const before = (await call('GET', `/api/events?limit=100`)).body;
    await waitFor(async () => {
      const rows = await rowsOf(dashboard.store, 'webhook_logs');
      expect(rows.filter((row) => row.includes(marker)).length).toBe(2 * 7);
    });
    expect(await tablesWith(marker)).toEqual(['events', 'idempotency_keys', 'webhook_logs']);

    expect(await purge(id)).toMatchObject({ code: 0, out: expect.stringContaining(`Purged the task ${id}`) });
    expect(await tablesWith(marker)).toEqual([]);
    expect(await tablesWith('other-marker')).toEqual(['events', 'idempotency_keys', 'records', 'webhook_logs']);

    const { data, next_cursor } = (await call('GET', `/api/events?limit=100`)).body;
    expect(next_cursor).toBe(before.next_cursor);
    const facts = (events: { data: { id: number; version: number }; previous?: object }[]) =>
      events.map(({ data: record, previous: _, ...event }) => [event, record.id, record.version]);
    expect(facts(data)).toEqual(facts(before.data));
    const deletion = data.findLast((event: { type: string }) => event.type === 'task.deleted').data;
    expect(deletion).toMatchObject({ id, version: expect.any(Number), description: null });
    expect(deletion.invalid_fields).toContain('title');
    expect(deletion.title).toBeUndefined();
    expect((await call('GET', `tasks/${id}/history`)).body.data).toHaveLength(7);
    expect((await call('GET', `tasks/${other}`)).body.title).toBe('other-marker');

    // As of an unknown record.
    const unknown = await call('POST', `tasks/${id + 999_999}/restore`);
    const restored = await call('POST', `tasks/${id}/restore`);
    expect([restored.status, restored.body.code]).toEqual([unknown.status, unknown.body.code]);
    expect((await call('POST', 'tasks/batch', { items: [{ restore: { id } }] })).body.results[0].status).toBe(404);
    // Repeated requests make no change.
    for (const [method, path, payload, key, status] of [
      ['POST', 'tasks', { ...fields, external_id: marker }, 'created', 409],
      ['PATCH', `tasks/${id}`, { description: marker }, 'updated', 404],
      ['POST', `tasks/${id}/restore`, undefined, 'restored', 404],
    ] as const) {
      const again = await call(method, path, payload, key);
      expect([key, again.status]).toEqual([key, status]);
    }
    const again = await call('POST', 'tasks/batch', { items: [{ upsert }] }, 'upserted');
    expect(again.body.results[0].status).toBe(404);
    expect((await purge(id)).code).toBe(0);
  });

  it('leaves no test message with its values, and no response to a delivery that was being sent', async () => {
    const marker = 'vivianite';
    const { origin, held, release } = await openEcho();
    const register = async (path: string, type: string) =>
      (await call('POST', '/api/webhooks', { url: origin + path, org_id: organizationId, events: [type] })).body.id;
    const logged = (text: string) =>
      waitFor(async () => expect((await rowsOf(dashboard.store, 'webhook_logs')).join()).toContain(text));
    const webhooks = [await register('/held', 'task.created'), await register('/ok', 'project.created')];
    const { body: task } = await call('POST', 'tasks', { title: marker });
    expect(await held).toContain(marker);
    for (const webhook of webhooks) {
      const test = { event_type: 'task.created', data: task };
      expect((await call('POST', `/api/webhooks/${webhook}/test`, test)).status).toBe(202);
    }
    await logged(marker);
    await call('DELETE', `tasks/${task.id}`);
    expect(await tablesWith(marker)).toEqual(['deliveries', 'events', 'webhook_logs']);
    expect(await purge(task.id)).toMatchObject({ code: 0 });
    release();
    // This attempt is recorded after the response that was held.
    expect((await call('POST', 'projects', { name: 'After' })).status).toBe(201);
    await logged('project.created');
    expect(await tablesWith(marker)).toEqual([]);
  });

  it('is in the audit log', async () => {
    const id = await create();
    await call('DELETE', `tasks/${id}`);
    await purge(id);
    expect((await dashboard.audited(organizationId)).at(-1)).toMatchObject({
      action: 'record.purged',
      actor: { type: 'operator', name: 'maja' },
      details: { kind: 'task', id },
    });
  });

  it('is for owners, too, who are in the audit log', async () => {
    const marker = 'zinnwaldite';
    const team = await dashboard.team();
    organizationId = team.id;
    const grant = { organizationId, clientId: 'app_lighthouse', scopes: Object.keys(scopes), lifetimeSeconds: 3600 };
    ({ token } = await dashboard.node.issueToken(grant));
    const id = await create({ title: marker });
    const purgeBy = (owner: typeof team.owner, organization_id: number) =>
      dashboard.call(owner, 'purgeRecord', { path: { organization_id, kind: 'task', record_id: id } });
    expect((await purgeBy(team.owner, organizationId)).json()).toMatchObject({ status: 409, code: 'record_exists' });
    await call('DELETE', `tasks/${id}`);
    const other = await dashboard.team('Alder Street');
    expect((await purgeBy(other.owner, other.id)).statusCode).toBe(404);
    expect((await purgeBy(team.member, organizationId)).json()).toMatchObject({ status: 403, code: 'owner_required' });
    expect(await tablesWith(marker)).not.toEqual([]);
    for (const _ of [1, 2]) expect((await purgeBy(team.owner, organizationId)).statusCode).toBe(204);
    expect(await tablesWith(marker)).toEqual([]);
    expect((await dashboard.audited(organizationId)).at(-1)).toMatchObject({
      action: 'record.purged',
      actor: { type: 'member', member_id: team.owner.memberId },
      details: { kind: 'task', id },
    });
  });

  it('is refused for a record that exists, is unknown, or is of another kind or organization', async () => {
    const id = await create();
    expect(await purge(id)).toMatchObject({
      code: 1,
      err: expect.stringContaining(`The task ${id} exists. Delete it`),
    });
    await call('DELETE', `tasks/${id}`);
    expect(await purge(id, 'contact')).toMatchObject({ code: 1, err: expect.stringContaining(`No contact ${id}`) });
    expect(await purge(id, 'member')).toMatchObject({
      code: 2,
      err: expect.stringContaining('Unknown kind "member"'),
    });
    const own = organizationId;
    ({ id: organizationId } = await dashboard.team('Alder Street'));
    expect(await purge(id)).toMatchObject({ code: 1, err: expect.stringContaining(`No task ${id}`) });
    organizationId = own;
    expect((await call('POST', `tasks/${id}/restore`)).body.title).toBe('Order oak');
  });
});
