import type { schemas, settings } from '@worklane/contract';
import type { ColumnType, Generated } from 'kysely';
import type { Json, SettingColumns, Timestamp } from './columns.ts';

export interface WebhookTables {
  webhooks: WebhooksTable;
  deliveries: DeliveriesTable;
  webhook_logs: WebhookLogsTable;
  webhook_health_hours: WebhookHealthHoursTable;
  redelivered_events: RedeliveredEventsTable;
}

/** The settings are those of the contract. */
export interface WebhooksTable
  extends Omit<
    SettingColumns<schemas.Webhook, typeof settings.Webhook.initial>,
    'id' | 'org_id' | 'events' | 'created_at' | 'updated_at'
  > {
  organization_id: number;
  id: Generated<number>;
  events: Json<string[]>;
  /** Encrypted. */
  secret: string;
  /** The secret before the last rotation, encrypted. It also signs until previous_secret_until. */
  previous_secret: string | null;
  previous_secret_until: Timestamp | null;
  /** The secrets before those, encrypted. Each also signs until its own end, in ISO 8601. */
  older_secrets: ColumnType<{ secret: string; until: string }[], string | undefined, string>;
  /** The version of the contract of its deliveries; null for the current one. */
  version: string | null;
  /** When the first failure after the last success occurred; null after a success. */
  failing_since: Timestamp | null;
  /** Null while it is enabled. */
  disabled_at: Timestamp | null;
  created_at: Timestamp;
  updated_at: Timestamp;
}

interface AttemptColumns {
  organization_id: number;
  webhook_id: number;
  /** The event in the feed; null for a test message. */
  transaction_id: string | null;
  position: number | null;
  /** The id of the event: `webhook-id`. */
  message_id: string;
  message_type: string;
  /** Only of a test message; the body of an event is generated. */
  body: string | null;
  trigger: DeliveryTrigger;
  /** Counts the attempts to deliver this message to this webhook, from 1. */
  attempt: number;
  /** The scheduled time; for a retry, next_attempt_at of the previous attempt. The log has the same value. */
  created_at: Timestamp;
}

/** The outbox: due and scheduled deliveries. */
export interface DeliveriesTable extends AttemptColumns {
  /** Also the ID of its attempt in the log. */
  id: Generated<number>;
  /** The number of previous attempts of the retry schedule. */
  retries: number;
  due_at: Timestamp;
  /** When the lease of a node ends; null without a lease. */
  leased_until: Timestamp | null;
}

export type DeliveryTrigger = 'event' | 'retry' | 'manual' | 'test';

/** Delivery attempts, partitioned by day of created_at. */
export interface WebhookLogsTable extends AttemptColumns {
  id: number;
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
  next_attempt_at: Timestamp | null;
}

/** The attempts of a webhook in an hour, counted when they are recorded. */
export interface WebhookHealthHoursTable {
  organization_id: number;
  webhook_id: number;
  /** The start of the hour. */
  hour: Timestamp;
  succeeded: number;
  failed: number;
  last_success_at: Timestamp | null;
  last_failure_at: Timestamp | null;
  failure_code: string | null;
  failure_detail: string | null;
  failure_status: number | null;
}

/** The first attempts of events that were delivered to a webhook on request only. */
export interface RedeliveredEventsTable {
  organization_id: number;
  webhook_id: number;
  message_id: string;
  attempt_id: number;
  created_at: Timestamp;
}
