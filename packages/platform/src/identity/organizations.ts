import { invalidFields, ProblemError } from '@worklane/server';
import { type Selectable, sql } from 'kysely';
import { tablesOf } from '../database/catalog.ts';
import { constraintViolationOf } from '../database/constraint-violation.ts';
import type { Connection } from '../database/store.ts';
import type { OrganizationsTable } from '../database/tables/records.ts';
import { oneLineViolations } from '../http/one-line-name.ts';

export type Organization = Selectable<OrganizationsTable>;

const maxNameLength = 255;

/** @throws ProblemError validation_failed */
export async function createOrganization(db: Connection, name: string, now: Date): Promise<Organization> {
  if (name.trim() === '' || name.length > maxNameLength) {
    const detail = `must have 1 to ${maxNameLength} characters`;
    throw invalidFields([
      { in: 'body', pointer: '/name', code: name.trim() === '' ? 'too_short' : 'too_long', detail },
    ]);
  }
  const violations = oneLineViolations(name);
  if (violations.length > 0) throw invalidFields(violations);
  return db
    .insertInto('organizations')
    .values({ name: name.trim(), created_at: now.toISOString() })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export const listOrganizations = (db: Connection): Promise<Organization[]> =>
  db.selectFrom('organizations').selectAll().orderBy('organization_id').execute();

/** @throws ProblemError not_found */
export async function getOrganization(
  db: Connection,
  organizationId: number,
  { lock = false } = {},
): Promise<Organization> {
  const organization = await db
    .selectFrom('organizations')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .$if(lock, (query) => query.forNoKeyUpdate())
    .executeTakeFirst();
  if (!organization) throw new ProblemError('not_found', `No organization ${organizationId}.`);
  return organization;
}

/** Changes of the members of an organization run one after the other. */
export async function lockOrganization(transaction: Connection, organizationId: number): Promise<void> {
  const organization = transaction.selectFrom('organizations').select('organization_id');
  await organization.where('organization_id', '=', organizationId).forNoKeyUpdate().execute();
}

const batch = 5000;

/** The audit log is kept, and revocations, so that tokens stay rejected until they expire. */
const kept = ['audit_log', 'revocations', 'organizations'];

/**
 * Deletes everything of a suspended organization, in short statements; if it is interrupted, it can be repeated.
 * @returns the number of rows
 */
export async function deleteOrganization(db: Connection, organizationId: number): Promise<number> {
  const tables = (await tablesOf(db))
    .filter(({ columns }) => columns.some(({ name }) => name === 'organization_id'))
    .map(({ name }) => name)
    .filter((name) => !kept.includes(name));
  let count = 0;
  // A table that another one refers to is emptied after it.
  for (let left = [...tables, 'organizations']; left.length > 0; ) {
    const referenced: string[] = [];
    for (const table of left) {
      try {
        count += await deleteRows(db, table, organizationId);
      } catch (error) {
        if (constraintViolationOf(error) === undefined) throw error;
        referenced.push(table);
      }
    }
    if (referenced.length === left.length) throw new Error(`Other rows refer to those of ${referenced.join(', ')}.`);
    left = referenced;
  }
  return count;
}

async function deleteRows(db: Connection, table: string, organizationId: number): Promise<number> {
  for (let count = 0; ; ) {
    const { numAffectedRows = 0n } = await sql`
      delete from ${sql.table(table)} where (tableoid, ctid) in (
        select tableoid, ctid from ${sql.table(table)} where organization_id = ${organizationId} limit ${sql.lit(batch)}
      )`.execute(db);
    count += Number(numAffectedRows);
    if (numAffectedRows < batch) return count;
  }
}
