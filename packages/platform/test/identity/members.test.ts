import { bodyViolations, createServer, partialHandlers } from '@worklane/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../../src/database/store.ts';
import { addMember, listMembers, type MemberDependencies, type NewMember } from '../../src/identity/members.ts';
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
});
