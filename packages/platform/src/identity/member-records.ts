import { resources, type schemas } from '@worklane/contract';
import { bodyViolations, invalidFields, ProblemError } from '@worklane/server';
import { sql } from 'kysely';
import { constraintViolationOf } from '../database/constraint-violation.ts';
import type { Connection } from '../database/store.ts';
import { documentOf, fromRow, type PlainRecord, type RecordRow, recordColumns, searchText } from '../records/record.ts';

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

export async function hasOtherOwner(db: Connection, organizationId: number, memberId: number): Promise<boolean> {
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
