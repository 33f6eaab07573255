import type { ColumnType, Generated } from 'kysely';

/** The tables, as Kysely sees them. Every key starts with organization_id. */
export interface Tables {
  organizations: OrganizationsTable;
  records: RecordsTable;
  record_references: RecordReferencesTable;
  counters: CountersTable;
  idempotency_keys: IdempotencyKeysTable;
  events: EventsTable;
  signing_keys: SigningKeysTable;
  revoked_tokens: RevokedTokensTable;
}

/** A moment as RFC 3339 text in UTC, which is how both engines are set up to return it. */
type Timestamp = string;
/** Written as JSON text, read as a value. */
type Json = ColumnType<Record<string, unknown>, string, string>;

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

/** What happened, in the order of commit: by transaction_id, then position. */
export interface EventsTable {
  organization_id: number;
  id: string;
  transaction_id: Generated<string>;
  position: Generated<number>;
  type: string;
  entity: string;
  entity_id: number;
  version: number;
  /** JSON text, in the order in which it is delivered. */
  data: string;
  previous: string | null;
  created_at: Timestamp;
}

/** The keys that sign access tokens. */
export interface SigningKeysTable {
  kid: string;
  /** JSON Web Key (RFC 7517). */
  public_key: Json;
  /** JSON Web Key, encrypted as a compact JWE (RFC 7516). */
  private_key: string;
  created_at: Timestamp;
  /** Since when nothing it signed is accepted. */
  retired_at: Timestamp | null;
}

/** Access tokens that are refused although they have not expired. */
export interface RevokedTokensTable {
  organization_id: number;
  /** The id of the token. */
  jti: string;
  expires_at: Timestamp;
  transaction_id: Generated<string>;
}
