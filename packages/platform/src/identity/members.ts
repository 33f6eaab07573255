import type { Role, schemas } from '@worklane/contract';
import { invalidFields, ProblemError } from '@worklane/server';
import { sql } from 'kysely';
import { type Connection, inTransaction } from '../database/store.ts';
import { revokeMemberTokens } from '../oauth/tokens/revoke-tokens.ts';
import { changeTime } from '../records/record.ts';
import { RecordIds } from '../records/record-ids.ts';
import { isSupportAddress } from './accounts.ts';
import {
  findRemovedMember,
  getMember,
  getMemberByEmail,
  hasOtherOwner,
  listMembers,
  type StoredMember,
  writeMember,
} from './member-records.ts';
import { lockOrganization } from './organizations.ts';
import { hasSecondFactor } from './second-factor/required-factors.ts';

export interface MemberDependencies {
  /** The database, or a transaction. */
  db: Connection;
  ids: Pick<RecordIds, 'next'>;
  clock: () => Date;
}

export interface NewMember {
  name: string;
  email: string;
  role: Role;
}

/**
 * Adds a member to an existing organization. A person who was removed becomes the same member again.
 * @throws ProblemError validation_failed
 */
export async function addMember(
  { db, ids, clock }: MemberDependencies,
  organizationId: number,
  { name, email, role }: NewMember,
): Promise<schemas.Member> {
  // A transaction of the embedded database excludes other statements, so it must allocate the ID itself.
  const id = await (db.isTransaction ? new RecordIds(db) : ids).next();
  return changeMembers(db, organizationId, async (transaction) => {
    const removed = await findRemovedMember(transaction, organizationId, email);
    const now = clock().toISOString();
    const before = removed?.member ?? { id, organization_id: organizationId, created_at: now };
    const member = {
      ...before,
      name,
      email,
      role,
      active: true,
      updated_at: removed ? changeTime(clock, removed.member) : now,
    };
    await writeMember(transaction, { member, version: (removed?.version ?? 0) + 1 });
    // An invitation is used up, so that it does not bring back a person who is removed later.
    await transaction
      .deleteFrom('invitations')
      .where('organization_id', '=', organizationId)
      .where('email', '=', email.toLowerCase())
      .execute();
    return member;
  });
}

/**
 * Changes the role of a member, and revokes the access tokens issued for the previous role. Grants stay, with the scopes
 * that the new role allows.
 * @throws ProblemError not_found, validation_failed, last_owner
 */
export const changeMemberRole = (
  { db, clock }: Omit<MemberDependencies, 'ids'>,
  organizationId: number,
  memberId: number,
  role: Role,
): Promise<schemas.Member> =>
  changeMembers(db, organizationId, async (transaction) => {
    const before = await getMember(transaction, organizationId, memberId);
    if (before.member.role === role) return before.member;
    if (isSupportAddress(before.member.email)) {
      const detail = 'cannot be changed for support access';
      throw invalidFields([{ in: 'body', pointer: '/role', code: 'not_allowed', detail }]);
    }
    return changeMember(transaction, before, { role }, clock());
  });

/**
 * Removes a member from an organization, and revokes the member's access tokens and grants. The record stays, since other
 * records may refer to it.
 * @throws ProblemError not_found, last_owner
 */
export const removeMember = (
  { db, clock }: Omit<MemberDependencies, 'ids'>,
  organizationId: number,
  memberId: number,
): Promise<schemas.Member> =>
  changeMembers(db, organizationId, async (transaction) => {
    const before = await getMember(transaction, organizationId, memberId);
    const removed = await changeMember(transaction, before, { active: false }, clock());
    await deleteGrants(transaction, removed);
    if (isSupportAddress(removed.email)) await deleteSupportAccount(transaction, removed);
    return removed;
  });

/** Revokes the access tokens and grants of the members whose account has no second factor, of which the organization requires one. */
export const revokeWithoutSecondFactor = (
  { db, clock }: Omit<MemberDependencies, 'ids'>,
  organizationId: number,
): Promise<void> =>
  changeMembers(db, organizationId, async (transaction) => {
    const now = clock();
    for (const { email, active } of await listMembers(transaction, organizationId)) {
      if (!active || (await hasSecondFactor(transaction, email))) continue;
      const { member, version } = await getMemberByEmail(transaction, organizationId, email);
      const changed = { ...member, updated_at: changeTime(() => now, member) };
      await writeMember(transaction, { member: changed, version: version + 1 });
      await revokeMemberTokens(transaction, { organizationId, memberId: member.id, version }, now);
      await deleteGrants(transaction, member);
    }
  });

/** Runs changes of the members of an organization one after the other, so that one owner is always left. */
function changeMembers<Result>(
  db: Connection,
  organizationId: number,
  change: (transaction: Connection) => Promise<Result>,
): Promise<Result> {
  return inTransaction(db, async (transaction) => {
    await lockOrganization(transaction, organizationId);
    return change(transaction);
  });
}

async function changeMember(
  transaction: Connection,
  { member: before, version }: StoredMember,
  changed: Partial<Pick<schemas.Member, 'role' | 'active'>>,
  now: Date,
): Promise<schemas.Member> {
  const { id, organization_id: organizationId } = before;
  if (before.role === 'owner' && !(await hasOtherOwner(transaction, organizationId, id))) throw lastOwner(before);
  const member = { ...before, ...changed, updated_at: changeTime(() => now, before) };
  await writeMember(transaction, { member, version: version + 1 });
  await revokeMemberTokens(transaction, { organizationId, memberId: id, version }, now);
  return member;
}

const lastOwner = ({ name }: schemas.Member): ProblemError =>
  new ProblemError('last_owner', `${name} is the only owner of the organization. Make another member an owner first.`);

/** Deletes the grants of a member with their codes and refresh tokens. */
const deleteGrants = (transaction: Connection, { organization_id, id }: schemas.Member) =>
  transaction
    .deleteFrom('oauth_artifacts')
    .where('grant_id', 'in', ({ selectFrom }) =>
      selectFrom('oauth_artifacts as granted')
        .select('granted.grant_id')
        // A literal instead of a parameter, so that the partial index of grants is used.
        .where('granted.model', '=', sql.lit('Grant'))
        .where('granted.organization_id', '=', organization_id)
        .where(sql`granted.payload ->> 'memberId'`, '=', String(id)),
    )
    .execute();

/** Deletes the account of support access with its sessions and its link. */
export const deleteSupportAccount = (transaction: Connection, { email }: Pick<schemas.Member, 'email'>) =>
  transaction.deleteFrom('accounts').where('email', '=', email).execute();
