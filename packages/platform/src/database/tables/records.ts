import type { ColumnType, Generated } from 'kysely';
import type { Json, Timestamp } from './columns.ts';

export interface RecordTables {
  organizations: OrganizationsTable;
  records: RecordsTable;
  record_references: RecordReferencesTable;
  counters: CountersTable;
  idempotency_keys: IdempotencyKeysTable;
  stored_record_checks: StoredRecordChecksTable;
}

export interface OrganizationsTable {
  organization_id: Generated<number>;
  name: string;
  created_at: Timestamp;
  /** Whether members must sign in with a second factor. */
  requires_second_factor: Generated<boolean>;
  /** The maximum lifetime of access tokens of applications; null for that of the service. */
  max_token_seconds: Generated<number | null>;
  /** Whether operators can get no support access. */
  refuses_support: Generated<boolean>;
}

/** The records of all resource kinds, including members; partitioned by kind. */
export interface RecordsTable {
  organization_id: number;
  kind: string;
  id: number;
  version: number;
  external_id: string | null;
  /** The fields of the resource kind, and `custom_fields`. */
  document: Json;
  search: ColumnType<never, string, string>;
  created_at: Timestamp;
  updated_at: Timestamp;
}

/** References between records. Foreign keys on both sides keep them consistent under concurrent writes. */
export interface RecordReferencesTable {
  organization_id: number;
  kind: string;
  id: number;
  /** JSON pointer to the reference in the record: `/line_items/0/product_id`. */
  pointer: string;
  target_kind: string;
  target_id: number;
}

/** Counters of an organization, such as the number of the last quote. */
export interface CountersTable {
  organization_id: number;
  name: string;
  value: number;
}

/** Responses that are replayed when a request is repeated. */
export interface IdempotencyKeysTable {
  organization_id: number;
  operation: string;
  /** The principal: `member` and the ID of the member for whom an application acts, or the client ID of the application. */
  client_id: string;
  key: string;
  request_hash: string;
  answer: string;
  created_at: Timestamp;
}

/** Whether the stored records of a kind are valid by a schema. */
export interface StoredRecordChecksTable {
  kind: string;
  /** Of the schema. */
  fingerprint: string;
  invalid_records: number;
  checked_at: Timestamp;
}
