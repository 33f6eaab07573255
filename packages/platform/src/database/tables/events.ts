import { type Generated, type RawBuilder, sql } from 'kysely';
import { inCluster } from '../citus/cluster-client.ts';
import type { Timestamp } from './columns.ts';

export interface EventTables {
  events: EventsTable;
  event_feed: EventFeedTable;
  feed_state: FeedStateTable;
  feed_recoveries: FeedRecoveriesTable;
}

/** The events. event_feed has their order. */
export interface EventsTable {
  organization_id: number;
  id: string;
  transaction_id: Generated<string>;
  position: Generated<number>;
  type: string;
  entity: string;
  entity_id: number;
  version: number;
  /** JSON text, with the order of fields of deliveries. */
  data: string;
  previous: string | null;
  /** JSON text. */
  actor: string | null;
  /** The header `traceparent` of the span that caused it; null without tracing. */
  trace: string | null;
  /** When the values of the record were purged. */
  purged_at: Generated<Timestamp | null>;
  created_at: Timestamp;
}

/**
 * SQL for the event with the key of a row. As a join, the planner would compare the row with all events of an organization that
 * statistics do not know yet: 10,000 with 10,000 for a page of the feed after an import.
 * @param organizationId for a cluster; without it, the text is the same for all organizations
 */
export const eventOf = (
  organizationId: number | undefined,
  row: string,
  columns: RawBuilder<unknown>,
  position = 'position',
) => sql`(
  select ${columns} from events
  where events.organization_id = ${sql.ref(`${row}.organization_id`)}
    ${sql.raw(organizationId === undefined ? '' : inCluster(`events.organization_id = ${organizationId}`))}
    and events.transaction_id = ${sql.ref(`${row}.transaction_id`)}
    and events.position = ${sql.ref(`${row}.${position}`)}
  limit 1
)`;

/** The events of an organization in the order of the feed, appended by sequence_events() after their commit. */
export interface EventFeedTable {
  organization_id: number;
  feed_position: number;
  /** The key of the event, with event_position. */
  transaction_id: string;
  event_position: number;
  created_at: Timestamp;
  /** The latest created_at of this event and all previous ones. */
  latest_created_at: Timestamp;
}

/** A single row: the state of appending events to the feed. */
export interface FeedStateTable {
  last_position: number;
  /** All events that are visible in this snapshot are in the feed; null if unknown. */
  snapshot: string | null;
  latest_created_at: Timestamp | null;
  /** When the database server started that assigned the newest positions. */
  server_started_at: Timestamp | null;
}

/** The positions that no event has, because the feed continued at a larger one: those in between were undone. */
export interface FeedRecoveriesTable {
  /** The last position before. */
  after_position: number;
  restart_position: number;
  /** No earlier event was undone. */
  undone_since: Timestamp;
  recovered_at: Timestamp;
}
