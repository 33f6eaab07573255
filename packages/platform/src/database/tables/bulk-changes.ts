import type { schemas } from '@worklane/contract/dashboard';
import type { ColumnType, Generated } from 'kysely';
import type { Timestamp } from './columns.ts';

export interface BulkChangeTables {
  bulk_changes: BulkChangesTable;
  bulk_change_items: BulkChangeItemsTable;
}

/** Changes of many records, which nodes make batch by batch. */
export interface BulkChangesTable {
  organization_id: number;
  bulk_change_id: Generated<number>;
  kind: schemas.EntityKind;
  action: schemas.BulkChangeAction;
  /** The merge patch of an update as text; null after the end, which no values outlive. */
  changes: string | null;
  /** The bulk change that this one undoes. */
  undoes: number | null;
  member_id: number;
  created_at: Timestamp;
  /** Before, a node is making a batch, or has died. */
  leased_until: Timestamp;
  ended_at: Timestamp | null;
  /** Whether it ends before its next batch. */
  stopped: Generated<boolean>;
  /** Null until the records of an undo are known. */
  total: number | null;
  made: Generated<number>;
  failed: Generated<number>;
  /** `made` when failed items were last tried again. */
  made_at_retry: Generated<number>;
  failures: ColumnType<schemas.BulkChangeFailure[], never, never>;
}

/** The records of a bulk change, without values. */
export interface BulkChangeItemsTable {
  organization_id: number;
  bulk_change_id: number;
  position: number;
  record_id: number;
  /** The version that the record must have; null for one that was deleted. */
  version: number | null;
  /** `made` or the code of the problem; null before. */
  outcome: string | null;
  /** The version of the record after the change; null after a deletion. */
  made_version: number | null;
}
