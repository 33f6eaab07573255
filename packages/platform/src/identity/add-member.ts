import { resources, type schemas } from '@worklane/contract';
import { bodyViolations, invalidFields } from '@worklane/server';
import { sql } from 'kysely';
import { constraintViolationOf } from '../database/constraint-violation.ts';
import type { Connection } from '../database/store.ts';
import { documentOf, type PlainRecord, searchText } from '../records/record.ts';
import type { RecordIds } from '../records/record-ids.ts';

export interface MemberContext {
  db: Connection;
  ids: RecordIds;
  clock: () => Date;
}

export interface NewMember {
  name: string;
  email: string;
  role: schemas.Member['role'];
}

const { members } = resources;

/**
 * Adds a member to an organization that exists. Members are records, so that references to them are kept like all
 * others; they have no events.
 * @throws ProblemError validation_failed
 */
export async function addMember(
  { db, ids, clock }: MemberContext,
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
  await insert(db, member);
  return member;
}

async function insert(db: Connection, member: schemas.Member): Promise<void> {
  const record = member as unknown as PlainRecord;
  try {
    await db
      .insertInto('records')
      .values({
        organization_id: member.organization_id,
        kind: members.kind,
        id: member.id,
        version: 1,
        // Nobody sees it: it makes the address unique in the organization, whoever adds members at the same time.
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
