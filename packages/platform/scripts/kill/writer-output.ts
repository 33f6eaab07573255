/** Printed by a writer after a commit, in place of the response to a request. */
export interface Acknowledgement {
  organizationId: number;
  action: 'created' | 'updated' | 'deleted';
  kind: string;
  id: number;
  version: number;
  /** The idempotency key of a creation. */
  key?: string;
}

/** A line of output of a writer. */
export type Line = { states: State[] } | { acknowledged: Acknowledgement } | { read: FeedRead };

/** The output of a writer until it was killed. */
export interface WriterOutput {
  /** Undefined when it was killed before. */
  states: State[] | undefined;
  acknowledged: Acknowledgement[];
  /** The events that its reader had read, and its position in the feed. */
  read: string[];
  cursor: string | undefined;
  errors: string;
}

/** A part of the event feed that a writer has read. */
export interface FeedRead {
  ids: string[];
  /** The start of the next page. */
  cursor: string | undefined;
}

/** The records of an organization in the database, with everything that is written with them. */
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

/** The state of an organization in the database. */
export interface State extends RecordState {
  /** The ids of the events after a cursor. */
  feed: string[];
  /** The ids of the events that have pending deliveries. */
  deliveries: string[];
}
