import type { Generated } from 'kysely';
import type { Timestamp } from './columns.ts';

export interface EventTables {
  events: EventsTable;
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
