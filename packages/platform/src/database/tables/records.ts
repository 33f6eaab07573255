import type { ColumnType, Generated } from 'kysely';
import type { Json, Timestamp } from './columns.ts';

export interface RecordTables {
  organizations: OrganizationsTable;
  records: RecordsTable;
  record_references: RecordReferencesTable;
  counters: CountersTable;
  idempotency_keys: IdempotencyKeysTable;
}

export interface OrganizationsTable {
  organization_id: Generated<number>;
  name: string;
  created_at: Timestamp;
}

/** The records of all kinds, and the members; partitioned by kind. */
export interface RecordsTable {
  organization_id: number;
  kind: string;
  id: number;
  version: number;
  external_id: string | null;
  /** The fields of the kind, and `custom_fields`. */
  document: Json;
  search: ColumnType<never, string, string>;
  created_at: Timestamp;
  updated_at: Timestamp;
}

/** Who refers to whom. Foreign keys to both sides keep references whole, whoever writes at the same time. */
export interface RecordReferencesTable {
  organization_id: number;
  kind: string;
  id: number;
  /** JSON pointer to the reference in the record: `/line_items/0/product_id`. */
  pointer: string;
  target_kind: string;
  target_id: number;
}

/** What is counted up in an organization, such as the numbers of quotes. */
export interface CountersTable {
  organization_id: number;
  name: string;
  value: number;
}

/** Answers that are repeated when a request comes again. */
export interface IdempotencyKeysTable {
  organization_id: number;
  operation: string;
  client_id: string;
  key: string;
  request_hash: string;
  answer: string;
  created_at: Timestamp;
}
