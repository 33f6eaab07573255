import { resources, type schemas } from '@worklane/contract';
import { bodyViolations, invalidFields, ProblemError } from '@worklane/server';
import { sql } from 'kysely';
import { constraintViolationOf } from '../database/constraint-violation.ts';
import type { Connection } from '../database/store.ts';
import { memberRevocationId, revocationOfAll, revokeTokens } from '../oauth/tokens/revoke-tokens.ts';
import { recordReferenced } from '../records/delete.ts';
import { documentOf, fromRow, type PlainRecord, recordColumns, searchText } from '../records/record.ts';
import type { RecordIds } from '../records/record-ids.ts';
import { referencedBy } from '../records/references.ts';

export interface MemberDependencies {
  db: Connection;
  ids: Pick<RecordIds, 'next'>;
  clock: () => Date;
}

export interface NewMember {
  name: string;
  email: string;
  role: schemas.Member['role'];
}

const { members } = resources;

/**
 * Adds a member to an existing organization. Members are stored as records, so that references to them are enforced, but
 * have no events.
 * @throws ProblemError validation_failed
 */
export async function addMember(
  { db, ids, clock }: MemberDependencies,
  organizationId: number,
  { name, email, role }: NewMember,
): Promise<schemas.Member> {
  const now = clock().toISOString();
  const member: schemas.Member = {
    id: await ids.next(),
    organization_id: organizationId,
    name,
    email,
    role,
    created_at: now,
    updated_at: now,
  };
  const errors = bodyViolations(members.schemas.record, member);
  if (errors.length > 0) throw invalidFields(errors);
  await insertMember(db, member);
  return member;
}

async function insertMember(db: Connection, member: schemas.Member): Promise<void> {
  const record = member as unknown as PlainRecord;
  try {
    await db
      .insertInto('records')
      .values({
        organization_id: member.organization_id,
        kind: members.kind,
        id: member.id,
        version: 1,
        // Not part of the API: its unique index makes the address unique in the organization.
        external_id: member.email.toLowerCase(),
        document: JSON.stringify(documentOf(members, record)),
        search: sql<string>`to_tsvector('simple', ${searchText(members, record)})`,
        created_at: member.created_at,
        updated_at: member.updated_at,
      })
      .execute();
  } catch (error) {
    if (constraintViolationOf(error) !== 'external_id') throw error;
    const detail = `${member.email} belongs to another member`;
    throw invalidFields([{ in: 'body', pointer: '/email', code: 'not_allowed', detail }]);
  }
}

/** Returns the members of an organization, oldest first. */
export async function listMembers(db: Connection, organizationId: number): Promise<schemas.Member[]> {
  const rows = await db
    .selectFrom('records')
    .select(recordColumns)
    .where('organization_id', '=', organizationId)
    .where('kind', '=', members.kind)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => fromRow(members, row) as unknown as schemas.Member);
}

/**
 * Removes a member from an organization and revokes the member's access tokens.
 * @returns the member ID.
 * @throws ProblemError not_found, record_referenced while records refer to the member
 */
export async function removeMember(
  { db, clock }: Omit<MemberDependencies, 'ids'>,
  organizationId: number,
  email: string,
): Promise<number> {
  const id = await findMemberId(db, organizationId, email);
  try {
    await db.transaction().execute(async (transaction) => {
      await deleteMember(transaction, organizationId, id);
      const revocationId = memberRevocationId(organizationId, String(id));
      await revokeTokens(transaction, revocationOfAll(revocationId, organizationId, clock()));
    });
    return id;
  } catch (error) {
    if (!constraintViolationOf(error)) throw error;
    const references = await referencedBy(db, organizationId, members.kind, id);
    throw references.length > 0 ? recordReferenced(members.kind, id, references) : error;
  }
}

async function findMemberId(db: Connection, organizationId: number, email: string): Promise<number> {
  const member = await db
    .selectFrom('records')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('kind', '=', members.kind)
    .where('external_id', '=', email.toLowerCase())
    .executeTakeFirst();
  if (!member) throw new ProblemError('not_found', `No member ${email} in organization ${organizationId}.`);
  return member.id;
}

const deleteMember = (db: Connection, organizationId: number, id: number) =>
  db
    .deleteFrom('records')
    .where('organization_id', '=', organizationId)
    .where('kind', '=', members.kind)
    .where('id', '=', id)
    .execute();

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
