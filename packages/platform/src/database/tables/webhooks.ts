import type { Generated } from 'kysely';
import type { Json, Timestamp } from './columns.ts';

export interface WebhookTables {
  webhooks: WebhooksTable;
  deliveries: DeliveriesTable;
  webhook_logs: WebhookLogsTable;
}

export interface WebhooksTable {
  organization_id: number;
  id: Generated<number>;
  url: string;
  events: Json<string[]>;
  status: 'enabled' | 'disabled';
  disabled_reason: string | null;
  description: string | null;
  /** Encrypted. */
  secret: string;
  /** The secret before the last rotation, encrypted, which signs too until the moment beside it. */
  previous_secret: string | null;
  previous_secret_until: Timestamp | null;
  /** When the first of the failures came that no success has ended; null after a success. */
  failing_since: Timestamp | null;
  created_at: Timestamp;
  updated_at: Timestamp;
}

/** The outbox: attempts that are still to be made. */
export interface DeliveriesTable {
  organization_id: number;
  webhook_id: number;
  /** That of the attempt in the log, where it stands once it has been made. */
  id: Generated<number>;
  /** The event in the feed; null for a test message. */
  transaction_id: string | null;
  position: number | null;
  /** The id of the event: `webhook-id`. */
  message_id: string;
  message_type: string;
  /** Of a test message; that of an event is made from the event. */
  body: string | null;
  trigger: DeliveryTrigger;
  /** Counts the attempts to deliver this message to this webhook, from 1. */
  attempt: number;
  /** How many attempts of the retry schedule have been made: 0 for the first. */
  retries: number;
  /** When it is to be made at first: of a retry the next_attempt_at of the attempt before. It goes to the log as it is. */
  created_at: Timestamp;
  due_at: Timestamp;
  /** Until when a node has it; null when none has. */
  leased_until: Timestamp | null;
}

export type DeliveryTrigger = 'event' | 'retry' | 'manual' | 'test';

/** Attempts that were made, partitioned by day of created_at. */
export interface WebhookLogsTable {
  organization_id: number;
  webhook_id: number;
  id: number;
  transaction_id: string | null;
  position: number | null;
  message_id: string;
  message_type: string;
  body: string | null;
  trigger: DeliveryTrigger;
  attempt: number;
  status: 'succeeded' | 'failed';
  url: string;
  /** JSON text. */
  request_headers: string;
  response_status: number | null;
  /** JSON text. */
  response_headers: string | null;
  response_body: string | null;
  error_code: string | null;
  error_detail: string | null;
  duration_ms: number;
  /** When it was to be made, as it stood in deliveries. */
  created_at: Timestamp;
  next_attempt_at: Timestamp | null;
}
