import type { Generated } from 'kysely';
import type { Timestamp } from './columns.ts';

export interface EventTables {
  events: EventsTable;
  event_feed: EventFeedTable;
  feed_state: FeedStateTable;
}

/** The changes of records. The order in which they are read is that of event_feed. */
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

/** The events of an organization in the order of the feed, appended by sequence_events() after their commit. */
export interface EventFeedTable {
  organization_id: number;
  feed_position: number;
  /** With event_position, the key of the event. */
  transaction_id: string;
  event_position: number;
  created_at: Timestamp;
  /** The latest created_at of this event and all before it. */
  latest_created_at: Timestamp;
}

/** A single row: how far events have been appended to the feed. */
export interface FeedStateTable {
  last_position: number;
  /** All events that are visible in it are in the feed; null if that is unknown. */
  snapshot: string | null;
  latest_created_at: Timestamp | null;
}
