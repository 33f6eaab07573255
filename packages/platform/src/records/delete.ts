import type { Resource } from '@worklane/contract';
import { eventActor, recordReferenced, requireMatch } from '@worklane/contract/requests';
import type { Principal } from '@worklane/server';
import type { Connection } from '../database/store.ts';
import { changeOnce } from '../http/idempotency-keys.ts';
import { retryOnViolation } from './constraint-problems.ts';
import type { ChangeConditions, RecordDependencies } from './dependencies.ts';
import { lockRecord } from './find.ts';
import { changeTime } from './record.ts';
import { deleteRecordIn } from './record-statements.ts';
import { readable } from './record-validation.ts';
import { referencedBy } from './references.ts';

/**
 * Deletes a record.
 * @returns whether an earlier request with the same idempotency key deleted it
 * @throws ProblemError not_found, version_mismatch, record_referenced, idempotency_key_reused, idempotency_key_in_progress
 */
export async function deleteRecord(
  { store: { db }, clock, changed }: RecordDependencies,
  resource: Resource,
  principal: Principal,
  id: number,
  { ifMatch, request }: ChangeConditions = {},
): Promise<{ replayed: boolean }> {
  const { organizationId } = principal;
  const { replayed } = await retryOnViolation(
    () =>
      changeOnce(db, {
        request,
        now: clock().toISOString(),
        apply: (transaction) => deleteLocked(transaction, { clock, resource, principal, id, ifMatch }),
      }),
    async (violation) => {
      if (violation !== 'deadlock') await rejectReferenced(db, organizationId, resource, id);
    },
  );
  changed(organizationId);
  return { replayed };
}

interface Deletion {
  readonly clock: () => Date;
  readonly resource: Resource;
  readonly principal: Principal;
  readonly id: number;
  readonly ifMatch: string | undefined;
  /** Called before the record is deleted, when it has the expected version. */
  readonly onMatch?: () => Promise<unknown>;
}

/** Deletes a record that it locks. @throws ProblemError not_found, version_mismatch */
export async function deleteLocked(
  transaction: Connection,
  { clock, resource, principal, id, ifMatch, onMatch }: Deletion,
): Promise<void> {
  const record = await lockRecord(transaction, resource, principal.organizationId, id, 'for deletion');
  requireMatch(ifMatch, resource.kind, record);
  await onMatch?.();
  // A deletion has a version of its own, so that receivers can order it after the last update.
  const [deleted = record] = readable({ mayBeInvalid: () => true }, resource, [
    { ...record, version: record.version + 1 },
  ]);
  const change = { action: 'deleted', resource, record: deleted, now: changeTime(clock, record) } as const;
  await deleteRecordIn(transaction, { ...change, actor: eventActor(principal) });
}

/** Rejects the deletion of a record that others refer to. @throws ProblemError record_referenced */
export async function rejectReferenced(
  db: Connection,
  organizationId: number,
  { kind }: Resource,
  id: number,
): Promise<undefined> {
  const references = await referencedBy(db, organizationId, kind, id);
  if (references.length > 0) throw recordReferenced(kind, id, references);
}
