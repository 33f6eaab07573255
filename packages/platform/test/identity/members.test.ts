import type { Role } from '@worklane/contract';
import { bodyViolations, createServer, partialHandlers } from '@worklane/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../../src/database/store.ts';
import { getMemberByEmail, listMembers } from '../../src/identity/member-records.ts';
import {
  addMember,
  changeMemberRole,
  type MemberDependencies,
  type NewMember,
  removeMember,
} from '../../src/identity/members.ts';
import { listMemberships } from '../../src/identity/memberships.ts';
import { createOrganization, getOrganization, listOrganizations } from '../../src/identity/organizations.ts';
import { recordHandlers } from '../../src/records/handlers.ts';
import { RecordIds } from '../../src/records/record-ids.ts';
import { openTestStore } from '../environment/test-store.ts';

const eva: NewMember = { name: 'Eva Lindqvist', email: 'Eva@example.com', role: 'owner' };
const now = new Date('2026-03-02T08:15:00Z');

describe('members and organizations', () => {
  let store: Store;
  let context: MemberDependencies;

  beforeAll(async () => {
    store = await openTestStore();
    const { db } = store;
    context = { db, ids: new RecordIds(db), clock: () => now };
  });
  afterAll(() => store.close());

  const organization = async () => (await createOrganization(context.db, 'Harbour & Pine', now)).organization_id;

  it('creates, finds and lists an organization', async () => {
    const created = await createOrganization(context.db, '  Harbour & Pine ', now);
    expect(created).toEqual({
      organization_id: expect.any(Number),
      name: 'Harbour & Pine',
      created_at: '2026-03-02T08:15:00.000Z',
      requires_second_factor: false,
      max_token_seconds: null,
    });
    expect(await getOrganization(context.db, created.organization_id)).toEqual(created);
    expect(await listOrganizations(context.db)).toContainEqual(created);
  });

  it.each(['', '   ', 'x'.repeat(256)])('rejects the organization name %j', async (name) => {
    const before = await listOrganizations(context.db);
    await expect(createOrganization(context.db, name, now)).rejects.toMatchObject({
      code: 'validation_failed',
      errors: [{ pointer: '/name' }],
    });
    expect(await listOrganizations(context.db)).toEqual(before);
  });

  it('does not find an unknown organization', async () => {
    await expect(getOrganization(context.db, 4711)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('adds a member that matches the contract, without an event', async () => {
    const id = await organization();
    const member = await addMember(context, id, eva);
    expect(member).toEqual({
      ...eva,
      id: expect.any(Number),
      organization_id: id,
      active: true,
      created_at: now.toISOString(),
      updated_at: now.toISOString(),
    });
    expect(bodyViolations('Member', member)).toEqual([]);
    expect(await listMembers(context.db, id)).toEqual([member]);
    expect(await context.db.selectFrom('events').selectAll().where('organization_id', '=', id).execute()).toEqual([]);
  });

  it('serves a member in the resource API, where records can refer to it', async () => {
    const id = await organization();
    const member = await addMember(context, id, eva);
    const handlers = partialHandlers(recordHandlers({ ...context, store: store, changed: () => undefined }));
    const principal = { organizationId: id, clientId: 'test', scopes: new Set(['members.read', 'tasks.write']) };
    const app = createServer({ handlers, authenticate: () => principal, validateResponses: true });
    const headers = { authorization: 'Bearer test' };
    const one = await app.inject({ url: `/api/v1/${id}/members/${member.id}`, headers });
    const found = await app.inject({ url: `/api/v1/${id}/members?q=lindqvist`, headers });
    const url = `/api/v1/${id}/tasks`;
    const task = await app.inject({ method: 'POST', url, headers, payload: { title: 'Call', assignee_id: member.id } });
    await app.close();
    expect([one.statusCode, one.json()]).toEqual([200, member]);
    expect(found.json()).toEqual({ data: [member], next_cursor: null });
    expect([task.statusCode, task.json().assignee_id]).toEqual([201, member.id]);
  });

  it('does not mix the members of organizations', async () => {
    const [one, two] = [await organization(), await organization()];
    await addMember(context, one, eva);
    expect(await listMembers(context.db, two)).toEqual([]);
    expect(await addMember(context, two, eva)).toMatchObject({ organization_id: two });
  });

  it.each<[string, Partial<NewMember>]>([
    ['/name', { name: '' }],
    ['/email', { email: 'nobody' }],
    ['/role', { role: 'boss' as never }],
  ])('rejects a member with an invalid %s', async (pointer, change) => {
    const id = await organization();
    await expect(addMember(context, id, { ...eva, ...change })).rejects.toMatchObject({
      code: 'validation_failed',
      errors: [expect.objectContaining({ pointer })],
    });
    expect(await listMembers(context.db, id)).toEqual([]);
  });

  it('adds one of several concurrent members with the same address', async () => {
    const id = await organization();
    const emails = ['eva@example.com', 'EVA@example.com', 'Eva@Example.com'];
    const results = await Promise.allSettled(emails.map((email) => addMember(context, id, { ...eva, email })));
    const rejections = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    expect(rejections).toHaveLength(2);
    expect(rejections[0]).toMatchObject({ code: 'validation_failed', errors: [{ pointer: '/email' }] });
    expect(await listMembers(context.db, id)).toHaveLength(1);
  });

  /** Returns an organization with an owner and a member. */
  async function team() {
    const id = await organization();
    const owner = await addMember(context, id, eva);
    const member = await addMember(context, id, { name: 'Tom Berg', email: 'Tom@example.com', role: 'member' });
    return { id, owner, member };
  }

  const changeTo =
    (role: Role): typeof removeMember =>
    (...member) =>
      changeMemberRole(...member, role);
  const [toOwner, toMember] = [changeTo('owner'), changeTo('member')];

  const versionOf = async (id: number, email: string) => (await getMemberByEmail(context.db, id, email)).version;

  it('changes the role of a member, which creates a version', async () => {
    const { id, owner, member } = await team();
    const changed = await changeMemberRole(context, id, member.id, 'viewer');
    expect(changed).toEqual({ ...member, role: 'viewer' });
    expect(await listMembers(context.db, id)).toEqual([owner, changed]);
    expect(await versionOf(id, 'tom@example.com')).toBe(2);
    expect(await changeMemberRole(context, id, member.id, 'viewer')).toEqual(changed);
    expect(await versionOf(id, 'tom@example.com')).toBe(2);
    await expect(changeMemberRole(context, id, member.id, 'boss' as never)).rejects.toMatchObject({
      code: 'validation_failed',
    });
  });

  it('removes a member, who keeps a record but has no membership', async () => {
    const { id, owner, member } = await team();
    const removed = await removeMember(context, id, member.id);
    expect(removed).toEqual({ ...member, active: false });
    expect(await listMembers(context.db, id)).toEqual([owner, removed]);
    const memberships = await listMemberships(context.db, member.email);
    expect(memberships.filter(({ organizationId }) => organizationId === id)).toEqual([]);
    for (const change of [removeMember, toOwner]) {
      await expect(change(context, id, member.id)).rejects.toMatchObject({ code: 'not_found' });
    }
  });

  it('adds a removed person as the same member again', async () => {
    const { id, owner, member } = await team();
    await removeMember(context, id, member.id);
    const again = await addMember(context, id, { name: 'Tom Lund', email: 'tom@Example.com', role: 'viewer' });
    expect(again).toEqual({ ...member, name: 'Tom Lund', email: 'tom@Example.com', role: 'viewer' });
    expect(await listMembers(context.db, id)).toEqual([owner, again]);
    expect(await versionOf(id, 'tom@example.com')).toBe(3);
  });

  it('finds no member of another organization', async () => {
    const { member } = await team();
    const other = await team();
    for (const change of [removeMember, toOwner]) {
      await expect(change(context, other.id, member.id)).rejects.toMatchObject({ code: 'not_found' });
    }
  });

  it('neither removes nor demotes the last active owner', async () => {
    const { id, owner, member } = await team();
    for (const change of [removeMember, toMember]) {
      await expect(change(context, id, owner.id)).rejects.toMatchObject({ code: 'last_owner', status: 409 });
    }
    await changeMemberRole(context, id, member.id, 'owner');
    await removeMember(context, id, owner.id);
    await expect(changeMemberRole(context, id, member.id, 'viewer')).rejects.toMatchObject({ code: 'last_owner' });
  });

  it('keeps one of two owners who demote and remove each other at the same time', async () => {
    const { id, owner, member } = await team();
    await changeMemberRole(context, id, member.id, 'owner');
    const changes = [changeMemberRole(context, id, owner.id, 'viewer'), removeMember(context, id, member.id)];
    const results = await Promise.allSettled(changes);
    const rejections = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.code] : []));
    expect(rejections).toEqual(['last_owner']);
    const owners = (await listMembers(context.db, id)).filter(({ active, role }) => active && role === 'owner');
    expect(owners).toHaveLength(1);
  });

  it('changes members within a transaction of the caller', async () => {
    const { id, owner, member } = await team();
    const rollback = new Error('rollback');
    const transaction = context.db.transaction().execute(async (db) => {
      await addMember({ ...context, db }, id, { ...eva, email: 'mia@example.com' });
      await changeMemberRole({ ...context, db }, id, member.id, 'viewer');
      await removeMember({ ...context, db }, id, owner.id);
      throw rollback;
    });
    await expect(transaction).rejects.toBe(rollback);
    expect(await listMembers(context.db, id)).toEqual([owner, member]);
  });
});
