import { type Role, resources, type schemas } from '@worklane/contract';
import { bodyViolations, invalidFields, ProblemError } from '@worklane/server';
import { sql } from 'kysely';
import { constraintViolationOf } from '../database/constraint-violation.ts';
import { type ChangeDependencies, type Connection, inTransaction } from '../database/store.ts';
import { revokeMemberTokens } from '../oauth/tokens/revoke-tokens.ts';
import {
  changeTime,
  documentOf,
  fromRow,
  type PlainRecord,
  RecordIds,
  type RecordRow,
  recordColumns,
  searchText,
} from '../records/record.ts';
import { isSupportAddress } from './accounts.ts';
import { hasSecondFactor } from './memberships.ts';
import { lockOrganization } from './organizations.ts';

export interface MemberDependencies extends ChangeDependencies {
  ids: Pick<RecordIds, 'next'>;
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
  { db, clock }: ChangeDependencies,
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
  { db, clock }: ChangeDependencies,
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
export const revokeWithoutSecondFactor = ({ db, clock }: ChangeDependencies, organizationId: number): Promise<void> =>
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

/**
 * A member as it is stored. Members are records, so that references to them are enforced, but have no events. Only the
 * functions of members.ts change them, and each change creates a version.
 */
export interface StoredMember {
  member: schemas.Member;
  version: number;
}

const { members } = resources;

const toStoredMember = (row: RecordRow): StoredMember => ({
  member: fromRow(members, row) as unknown as schemas.Member,
  version: row.version,
});

/**
 * Inserts a member or, with a version above 1, updates it.
 * @throws ProblemError validation_failed
 */
export async function writeMember(db: Connection, { member, version }: StoredMember): Promise<void> {
  const errors = bodyViolations(members.schemas.record, member);
  if (errors.length > 0) throw invalidFields(errors);
  const record = member as unknown as PlainRecord;
  const tokens = searchText(members, record).split(' ').filter(Boolean);
  const written = {
    version,
    // Not part of the API: its unique index makes the address unique among the active members, which are found by it.
    external_id: member.active ? member.email.toLowerCase() : null,
    document: JSON.stringify(documentOf(members, record)),
    search: sql<string>`array_to_tsvector(${tokens}::text[])`,
    updated_at: member.updated_at,
  };
  const { organization_id, id, created_at } = member;
  try {
    if (version === 1) {
      const inserted = { organization_id, kind: members.kind, id, created_at, ...written };
      await db.insertInto('records').values(inserted).execute();
    } else await db.updateTable('records').set(written).where(isMember(organization_id)).where('id', '=', id).execute();
  } catch (error) {
    if (constraintViolationOf(error) !== 'external_id') throw error;
    const detail = `${member.email} belongs to another member`;
    throw invalidFields([{ in: 'body', pointer: '/email', code: 'not_allowed', detail }]);
  }
}

/** Returns the members of an organization, oldest first, including removed ones. */
export async function listMembers(db: Connection, organizationId: number): Promise<schemas.Member[]> {
  const rows = await selectMembers(db, organizationId).orderBy('created_at').orderBy('id').execute();
  return rows.map((row) => toStoredMember(row).member);
}

/**
 * Returns the active member with an ID.
 * @throws ProblemError not_found
 */
export async function getMember(db: Connection, organizationId: number, memberId: number): Promise<StoredMember> {
  const row = await selectActive(db, organizationId).where('id', '=', memberId).executeTakeFirst();
  if (!row) throw new ProblemError('not_found', `No member ${memberId} in organization ${organizationId}.`);
  return toStoredMember(row);
}

/**
 * Returns the active member with an email address.
 * @throws ProblemError not_found
 */
export async function getMemberByEmail(db: Connection, organizationId: number, email: string): Promise<StoredMember> {
  const row = await selectMembers(db, organizationId).where('external_id', '=', email.toLowerCase()).executeTakeFirst();
  if (!row) throw new ProblemError('not_found', `No member ${email} in organization ${organizationId}.`);
  return toStoredMember(row);
}

/** Returns the member with an email address that was removed last, if there is one. */
export async function findRemovedMember(
  db: Connection,
  organizationId: number,
  email: string,
): Promise<StoredMember | undefined> {
  const row = await selectMembers(db, organizationId)
    .where('external_id', 'is', null)
    .where(sql`lower(document ->> 'email')`, '=', email.toLowerCase())
    .orderBy('updated_at', 'desc')
    .executeTakeFirst();
  return row && toStoredMember(row);
}

async function hasOtherOwner(db: Connection, organizationId: number, memberId: number): Promise<boolean> {
  const other = await selectActive(db, organizationId)
    .where('id', '!=', memberId)
    .where(sql`document ->> 'role'`, '=', 'owner')
    .executeTakeFirst();
  return other !== undefined;
}

const selectMembers = (db: Connection, organizationId: number) =>
  db.selectFrom('records').select(recordColumns).where(isMember(organizationId));

const selectActive = (db: Connection, organizationId: number) =>
  selectMembers(db, organizationId).where('external_id', 'is not', null);

const isMember = (organizationId: number) =>
  sql<boolean>`organization_id = ${organizationId} and kind = ${sql.lit(members.kind)}`;

/**
 * Returns the name for an e-mail address: the account's, or that of the oldest member with the address.
 * @throws ProblemError not_found
 */
export async function findName(db: Connection, email: string): Promise<string> {
  const address = email.toLowerCase();
  const account = await db.selectFrom('accounts').select('name').where('email', '=', address).executeTakeFirst();
  const found = account ?? (await oldestMember(db, address));
  if (!found) throw new ProblemError('not_found', `No member has the address ${email}. Add the member first.`);
  return found.name;
}

const oldestMember = (db: Connection, address: string) =>
  db
    .selectFrom('records')
    .select(sql<string>`document ->> 'name'`.as('name'))
    // A literal instead of a parameter, so that the partial index of members is used.
    .where('kind', '=', sql.lit(members.kind))
    .where('external_id', '=', address)
    .orderBy('created_at')
    .executeTakeFirst();
