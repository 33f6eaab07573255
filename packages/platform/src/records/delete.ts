import type { Resource } from '@worklane/contract';
import { type Principal, ProblemError } from '@worklane/server';
import { constraintViolationOf } from '../database/constraint-violation.ts';
import { requireMatch } from '../http/etag.ts';
import type { RecordDependencies } from './dependencies.ts';
import { lockRecord } from './lock.ts';
import { deleteRecordSql } from './record-statements.ts';
import { referencedBy } from './references.ts';

/** A reference may have vanished when it is explained, and a deadlock is over; then the deletion is tried again. */
const maxAttempts = 5;

/**
 * Deletes a record for good.
 * @throws ProblemError not_found, version_mismatch, record_referenced
 */
export async function deleteRecord(
  context: RecordDependencies,
  resource: Resource,
  { organizationId }: Principal,
  id: number,
  ifMatch: string | undefined,
): Promise<void> {
  const { db } = context.store;
  const now = context.clock().toISOString();
  for (let attempt = 1; ; attempt++) {
    try {
      await db.transaction().execute(async (transaction) => {
        const record = await lockRecord(transaction, resource, organizationId, id, 'for deletion');
        requireMatch(ifMatch, resource.kind, record);
        const event = { action: 'deleted', kind: resource.kind, record, now } as const;
        await deleteRecordSql(resource, record, event).execute(transaction);
      });
      return context.changed(organizationId);
    } catch (error) {
      const violation = constraintViolationOf(error);
      if (!violation || attempt === maxAttempts) throw error;
      if (violation === 'deadlock') continue;
      const references = await referencedBy(db, organizationId, resource.kind, id);
      if (references.length > 0) throw referenced(resource.kind, id, references);
    }
  }
}

/** The refusal to delete what others refer to. */
export function referenced(
  kind: string,
  id: number,
  referencedBy: ProblemError['referencedBy'] & object,
): ProblemError {
  const named = referencedBy.slice(0, 3).map((reference) => `${reference.kind} ${reference.id}`);
  const more = referencedBy.length > named.length ? ' and others' : '';
  return new ProblemError('record_referenced', `The ${kind} ${id} is referred to by ${named.join(', ')}${more}.`, {
    referencedBy,
  });
}
