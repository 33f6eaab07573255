/** A record of a resource kind, as the API returns it. Never changed in place. */
export interface StoredRecord {
  readonly id: number;
  readonly organization_id: number;
  /** Starts at 1; each change increases it by one. Members have none. */
  readonly version?: number;
  readonly [field: string]: unknown;
}

/** A record that another one refers to. */
export interface RecordReference {
  readonly kind: string;
  readonly id: number;
}

/** A record before it is stored: rules complete it in place. */
export type RecordDraft = Record<string, unknown>;
