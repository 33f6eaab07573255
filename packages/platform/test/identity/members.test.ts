import { bodyViolations } from '@worklane/server';
import { describe, expect, it } from 'vitest';
import {
  addMember,
  changeMemberRole,
  getMemberByEmail,
  listMembers,
  type NewMember,
  removeMember,
} from '../../src/identity/members.ts';
import { listMemberships } from '../../src/identity/memberships.ts';
import { createOrganization } from '../../src/identity/organizations.ts';
import { RecordIds } from '../../src/records/record.ts';
import { openTestStore } from '../environment/test-store.ts';

const eva: NewMember = { name: 'Eva Lindqvist', email: 'Eva@example.com', role: 'owner' };
const now = new Date('2026-03-02T08:15:00Z');

describe('members and organizations', async () => {
  const store = await openTestStore();
  const { db } = store;
  const context = { db, ids: new RecordIds(db), clock: () => now };

  const organization = async () => (await createOrganization(context.db, 'Harbour & Pine', now)).organization_id;

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

  it('does not take another record with the address as its external ID for a member', async () => {
    const at = now.toISOString();
    const contact = {
      kind: 'contact',
      id: 4711,
      version: 1,
      external_id: 'lee@example.com',
      document: '{}',
      search: '',
    };
    await context.db
      .insertInto('records')
      .values({ organization_id: await organization(), ...contact, created_at: at, updated_at: at })
      .execute();
    expect(await listMemberships(context.db, 'lee@example.com')).toEqual([]);
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
