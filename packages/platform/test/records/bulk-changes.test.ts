import { scopes } from '@worklane/contract';
import type { schemas } from '@worklane/contract/dashboard';
import { waitFor } from '@worklane/testing/wait-for';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { claimBulkChange, deleteOldBulkChanges } from '../../src/bulk-changes/bulk-change-repository.ts';
import { changeMemberRole, removeMember } from '../../src/identity/members.ts';
import { type OperationId, openDashboard, type Person, type Team } from '../dashboard-api/test-dashboard.ts';
import { tablesWithText } from '../database/every-table.ts';

type BulkChange = schemas.BulkChange;

const dashboard = await openDashboard({ env: { RATE_LIMIT_REQUESTS: '1000000' } });
const { db } = dashboard.store;

let team: Team;
let token: string;
beforeEach(async () => {
  team = await dashboard.team();
  const grant = {
    organizationId: team.id,
    clientId: 'app_lighthouse',
    scopes: Object.keys(scopes),
    lifetimeSeconds: 3600,
  };
  ({ token } = await dashboard.node.issueToken(grant));
});

async function api(method: 'GET' | 'POST' | 'PATCH', path: string, payload?: object) {
  const url = `/api/v1/${team.id}/${path}`;
  const headers = { authorization: `Bearer ${token}` };
  const response = await dashboard.node.app.inject({ method, url, headers, ...(payload && { payload }) });
  expect(response.statusCode, response.body).toBeLessThan(300);
  return response.json();
}

/** Creates tasks, and returns what is selected on their page. */
async function createTasks(count: number, fields: object = {}) {
  const created: { id: number; version: number }[] = [];
  while (created.length < count) {
    const items = Array.from({ length: Math.min(200, count - created.length) }, () => ({
      create: { title: 'Order oak', ...fields },
    }));
    const { results } = await api('POST', 'tasks/batch', { items });
    created.push(...results.map(({ record }: { record: { id: number } }) => ({ id: record.id, version: 1 })));
  }
  return created;
}

const call = (id: OperationId, path: object = {}, body?: object, who: Person = team.member) =>
  dashboard.call(who, id, { path: { organization_id: team.id, ...path }, ...(body && { body }) });

/** Starts a bulk change of tasks, and returns its ID. */
async function start(records: readonly object[], changes: object | null): Promise<number> {
  const response = await call('createBulkChange', {}, { kind: 'task', records, changes });
  expect(response.statusCode, response.body).toBe(202);
  return response.json<BulkChange>().bulk_change_id;
}

const undo = async (bulk_change_id: number): Promise<number> =>
  (await call('undoBulkChange', { bulk_change_id })).json().bulk_change_id;

const find = async (id: number): Promise<BulkChange | undefined> =>
  (await call('listBulkChanges')).json().data.find(({ bulk_change_id }: BulkChange) => bulk_change_id === id);

const ended = (id: number): Promise<BulkChange> =>
  waitFor(async () => {
    const change = (await find(id)) as BulkChange;
    expect(change.ended_at).not.toBeNull();
    return change;
  });

/** Makes the node look for bulk changes, and returns when it has made one of another organization. */
async function makeAll() {
  const { id } = await dashboard.team();
  const { owner } = team;
  await dashboard.join(id, owner, 'owner');
  const response = await dashboard.call(owner, 'createBulkChange', {
    path: { organization_id: id },
    body: { kind: 'task', records: [{ id: 1, version: 1 }], changes: null },
  });
  expect(response.statusCode).toBe(202);
  await waitFor(async () => {
    const others = db.selectFrom('bulk_changes').select('ended_at').where('organization_id', '=', id);
    expect((await others.executeTakeFirstOrThrow()).ended_at).not.toBeNull();
  });
}

const countEvents = async (action: string): Promise<number> => {
  const events = db.selectFrom('events').where('organization_id', '=', team.id).where('type', '=', `task.${action}`);
  return Number((await events.select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow()).count);
};

const statuses = async (ids: readonly { id: number }[]): Promise<string[]> =>
  (await api('GET', `tasks?ids=${ids.map(({ id }) => id).join()}&sort=created_at&limit=200`)).data.map(
    ({ status }: { status: string }) => status,
  );

/** Takes back what was recorded after the first batch, as if the node had died after it made the others. */
async function forgetOutcomes(id: number) {
  const leased_until = new Date(dashboard.clock.now.getTime() + 60_000).toISOString();
  const isPart = sql<boolean>`organization_id = ${team.id} and bulk_change_id = ${id}`;
  await db
    .updateTable('bulk_change_items')
    .set({ outcome: null, made_version: null })
    .where(isPart)
    .where('position', '>=', 200)
    .execute();
  const changes = '{"status":"done"}';
  await db
    .updateTable('bulk_changes')
    .set({ ended_at: null, made: 200, changes, leased_until })
    .where(isPart)
    .execute();
}

describe('a bulk change', () => {
  it('updates more records than a batch has, as the member, with one entry in the audit log', async () => {
    const tasks = await createTasks(201);
    const change = await ended(await start(tasks, { status: 'done' }));
    expect(change).toMatchObject({
      ...{ kind: 'task', action: 'update', member_id: team.member.memberId, stopped: false },
      ...{ total: 201, made: 201, failed: 0, failures: [] },
    });
    expect(await countEvents('updated')).toBe(201);
    expect(new Set(await statuses(tasks.slice(0, 200)))).toEqual(new Set(['done']));
    expect((await api('GET', `tasks/${tasks[0]?.id}`)).updated_by).toEqual({
      type: 'member',
      member_id: team.member.memberId,
    });
    const entries = db.selectFrom('audit_log').select(['action', 'actor', 'details']);
    const { bulk_change_id } = change;
    expect(await entries.where('organization_id', '=', team.id).execute()).toMatchObject([
      {
        action: 'bulk_change.started',
        actor: { type: 'member', member_id: team.member.memberId },
        details: { bulk_change_id, kind: 'task', action: 'update', count: 201 },
      },
    ]);
  });

  it('leaves records with another version as they are, and says so', async () => {
    const tasks = await createTasks(3);
    await api('PATCH', `tasks/${tasks[1]?.id}`, { title: 'Order ash' });
    const unknown = { id: 999_999_999, version: 1 };
    const { made, failed, failures } = await ended(await start([...tasks, unknown], { status: 'done' }));
    expect({ made, failed }).toEqual({ made: 2, failed: 2 });
    expect(new Map(failures.map(({ code, ...rest }) => [code, rest]))).toEqual(
      new Map([
        ['version_mismatch', { count: 1, record_ids: [tasks[1]?.id] }],
        ['not_found', { count: 1, record_ids: [unknown.id] }],
      ]),
    );
    expect(await statuses(tasks)).toEqual(['done', 'open', 'done']);
  });

  it('stores no values after its end', async () => {
    const marker = 'kaersutite';
    await ended(await start(await createTasks(1), { title: marker }));
    const tables = await tablesWithText(dashboard.store, marker);
    expect(tables).toContain('records');
    expect(tables.filter((name) => name.startsWith('bulk'))).toEqual([]);
  });

  it('is rejected with the place in the patch that the kind does not have', async () => {
    const records = await createTasks(1);
    const response = await call('createBulkChange', {}, { kind: 'task', records, changes: { status: 'lost' } });
    expect(response.json()).toMatchObject({ status: 422, errors: [{ in: 'body', pointer: '/changes/status' }] });
  });

  it('deletes records also if others of them refer to them', async () => {
    const [parent] = await createTasks(1);
    // They are in a later batch.
    const between = await createTasks(200);
    const children = await createTasks(2, { parent_task_id: parent?.id });
    const [kept] = await createTasks(1);
    await createTasks(1, { parent_task_id: kept?.id });
    const change = await ended(await start([parent, kept, ...between, ...children] as object[], null));
    expect(change).toMatchObject({
      made: 203,
      failed: 1,
      failures: [{ code: 'record_referenced', record_ids: [kept?.id] }],
    });
  });

  it('is continued by another node when the lease ends, and changes nothing twice', async () => {
    const tasks = await createTasks(201);
    const id = await start(tasks, { status: 'done' });
    await ended(id);
    await forgetOutcomes(id);
    expect(await claimBulkChange(db, dashboard.clock.now)).toBeUndefined();
    dashboard.clock.forward(61);
    await makeAll();
    expect(await ended(id)).toMatchObject({ stopped: false, made: 201, failed: 0 });
    expect(await countEvents('updated')).toBe(201);
    expect(await undo(id).then(ended)).toMatchObject({ made: 201, failed: 0 });
  });

  it.each([
    ['was removed', () => removeMember(dashboard.members, team.id, team.member.memberId)],
    ['has become a viewer', () => changeMemberRole(dashboard.members, team.id, team.member.memberId, 'viewer')],
  ])('ends before its next batch when its member %s', async (_, change) => {
    const id = await start(await createTasks(201), { status: 'done' });
    await ended(id);
    await forgetOutcomes(id);
    await change();
    dashboard.clock.forward(61);
    await makeAll();
    await waitFor(async () => {
      const { data } = (await call('listBulkChanges', {}, undefined, team.owner)).json();
      expect(data).toMatchObject([{ stopped: true, ended_at: expect.any(String), made: 200, failed: 0 }]);
    });
  });

  it('pauses while the organization is suspended', async () => {
    const id = await start(await createTasks(201), { status: 'done' });
    await ended(id);
    await forgetOutcomes(id);
    const organization = ['--organization', `${team.id}`];
    await dashboard.admin('organization', 'suspend', ...organization, '--reason', 'Unpaid');
    dashboard.clock.forward(61);
    await makeAll();
    const parts = db.selectFrom('bulk_changes').select(['made', 'ended_at']).where('organization_id', '=', team.id);
    expect(await parts.execute()).toEqual([{ made: 200, ended_at: null }]);
    await dashboard.admin('organization', 'resume', ...organization);
    dashboard.clock.forward(61);
    await makeAll();
    expect(await ended(id)).toMatchObject({ stopped: false, made: 201 });
  });

  it('waits for an earlier one of the organization, and can be stopped meanwhile', async () => {
    const first = await start(await createTasks(201), { status: 'done' });
    await ended(first);
    await forgetOutcomes(first);
    const tasks = await createTasks(2);
    const second = await start(tasks, { status: 'done' });
    await makeAll();
    expect(await find(second)).toMatchObject({ ended_at: null, made: 0, stopped: false });
    for (const _ of [1, 2]) expect((await call('stopBulkChange', { bulk_change_id: second })).statusCode).toBe(204);
    dashboard.clock.forward(61);
    await makeAll();
    expect(await ended(first)).toMatchObject({ stopped: false, made: 201 });
    expect(await ended(second)).toMatchObject({ stopped: true, made: 0, total: 2 });
    expect(await statuses(tasks)).toEqual(['open', 'open']);
  });

  it('is kept for 30 days after its end', async () => {
    const id = await start(await createTasks(1), { status: 'done' });
    await ended(id);
    const day = 24 * 3_600_000;
    const after = (days: number) => deleteOldBulkChanges(db, new Date(dashboard.clock.now.getTime() + days * day));
    await after(30);
    expect(await find(id)).toBeDefined();
    await after(30.1);
    expect(await find(id)).toBeUndefined();
    const items = db.selectFrom('bulk_change_items').selectAll().where('organization_id', '=', team.id);
    expect(await items.execute()).toEqual([]);
    expect((await call('undoBulkChange', { bulk_change_id: id })).statusCode).toBe(404);
  });
});

describe('the undo of a bulk change', () => {
  it('gives records their previous values, except those that have changed since, and can be undone', async () => {
    const tasks = await createTasks(3, { custom_fields: { room: 'Hall' } });
    const [blocked] = await createTasks(1, { status: 'done' });
    const id = await start([...tasks, blocked] as object[], {
      status: 'done',
      custom_fields: { room: null, floor: 2 },
    });
    await ended(id);
    await api('PATCH', `tasks/${tasks[1]?.id}`, { title: 'Order ash' });
    const undone = await undo(id);
    expect(await ended(undone)).toMatchObject({
      ...{ action: 'revert', total: 4, made: 3, failed: 1 },
      failures: [{ code: 'version_mismatch', count: 1, record_ids: [tasks[1]?.id] }],
    });
    expect(await statuses(tasks)).toEqual(['open', 'done', 'open']);
    expect((await api('GET', `tasks/${tasks[0]?.id}`)).custom_fields).toEqual({ room: 'Hall' });
    expect(await undo(undone).then(ended)).toMatchObject({ action: 'revert', made: 3, failed: 0 });
    expect(await statuses(tasks)).toEqual(['done', 'done', 'done']);
  });

  it('leaves out records that already had the values', async () => {
    const tasks = [...(await createTasks(1)), ...(await createTasks(1, { status: 'done' }))];
    const id = await start(tasks, { status: 'done' });
    expect(await ended(id)).toMatchObject({ made: 2 });
    expect(await undo(id).then(ended)).toMatchObject({ total: 1, made: 1 });
    expect(await statuses(tasks)).toEqual(['open', 'done']);
  });

  it('restores deleted records, also those that refer to each other, and can be undone', async () => {
    const [parent] = await createTasks(1);
    const tasks = [
      ...(await createTasks(2, { parent_task_id: parent?.id })),
      parent as { id: number; version: number },
    ];
    const id = await start(tasks, null);
    expect(await ended(id)).toMatchObject({ made: 3 });
    const restored = await undo(id);
    expect(await ended(restored)).toMatchObject({ action: 'restore', total: 3, made: 3, failed: 0 });
    expect(await statuses(tasks)).toHaveLength(3);
    expect(await undo(restored).then(ended)).toMatchObject({ action: 'delete', made: 3, failed: 0 });
    expect(await statuses(tasks)).toEqual([]);
  });

  it('stops the one that is being made', async () => {
    const id = await start(await createTasks(201), { status: 'done' });
    await ended(id);
    await forgetOutcomes(id);
    const undone = await undo(id);
    dashboard.clock.forward(61);
    await makeAll();
    expect(await ended(id)).toMatchObject({ stopped: true, made: 200 });
    expect(await ended(undone)).toMatchObject({ total: 200, made: 200 });
  });
});
