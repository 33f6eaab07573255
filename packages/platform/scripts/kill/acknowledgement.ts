/** What a writer says after a write was committed: what would have been answered. */
export interface Acknowledgement {
  organizationId: number;
  action: 'created' | 'updated' | 'deleted';
  kind: string;
  id: number;
  version: number;
  /** The idempotency key of a creation. */
  key?: string;
}

/** A line that a writer prints. */
export type Line = { states: State[] } | { acknowledged: Acknowledgement } | { read: FeedRead };

/** A page of the event feed that a writer has read. */
export interface FeedRead {
  ids: string[];
  /** Where the next page begins. */
  cursor: string | undefined;
}

/** All that the database has of the records of an organization. */
export interface RecordState {
  organizationId: number;
  records: { kind: string; id: number; version: number; document: Record<string, unknown> }[];
  events: {
    id: string;
    type: string;
    entity: string;
    entity_id: number;
    version: number;
    data: Record<string, unknown>;
  }[];
  references: { id: number; pointer: string; target_id: number }[];
  keys: { key: string; id: number }[];
}

/** All that the database has of an organization. */
export interface State extends RecordState {
  /** The ids of the events behind the cursor that was given. */
  feed: string[];
  /** The ids of the events that are to be delivered to the webhook. */
  deliveries: string[];
}
