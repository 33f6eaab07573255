import { sql } from 'kysely';
import { tablesOf } from '../database/catalog.ts';
import { constraintViolationOf } from '../database/constraint-violation.ts';
import type { Connection } from '../database/store.ts';

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
