import type { EventType, schemas } from '@worklane/contract';
import type { CallOptions, CreateOptions, WriteOptions } from '../calls/call-options.ts';
import type { Page, Query } from './pagination.ts';

/** A subscription that delivers events of the organization to a URL. */
export interface Webhook extends schemas.Webhook {}
/** A webhook with its signing secret, which is returned only once. */
export interface WebhookWithSecret extends schemas.WebhookWithSecret {}
/** The fields of a new webhook; `org_id` defaults to the organization of the access token. */
export interface WebhookCreate extends Omit<schemas.WebhookCreate, 'org_id' | 'events'> {
  org_id?: number;
  events: EventType[];
}
/** The new fields of a webhook; those that are optional keep their values when they are left out. */
export interface WebhookReplace extends Omit<schemas.WebhookReplace, 'events'> {
  events: EventType[];
}
/** One delivery attempt. */
export interface WebhookLog extends schemas.WebhookLog {}
/** A test message with the type and data of an event. */
export interface WebhookTestRequest extends schemas.WebhookTestRequest {}
/** The start of the period whose failed deliveries are sent again; by default 30 days ago. */
export interface WebhookRecovery extends schemas.WebhookRecovery {}
/** The number of deliveries to send again. */
export interface WebhookRecoveryResult extends schemas.WebhookRecoveryResult {}
/** The event catalog. */
export interface WebhookEventList extends schemas.WebhookEventList {}

export interface WebhookQuery extends Query<'listWebhooks'> {}
export interface WebhookLogQuery extends Query<'listWebhookLogs'> {}

/** Webhook registrations and their delivery logs. */
export interface Webhooks {
  list(query?: WebhookQuery, options?: CallOptions): Promise<Page<Webhook>>;
  iterate(query?: WebhookQuery, options?: CallOptions): AsyncGenerator<Webhook, void, undefined>;
  /** Creates a webhook and returns its secret once. @throws WorklaneError `validation_failed` */
  create(webhook: WebhookCreate, options?: CreateOptions): Promise<WebhookWithSecret>;
  get(id: number, options?: CallOptions): Promise<Webhook>;
  replace(id: number, webhook: WebhookReplace, options?: WriteOptions): Promise<Webhook>;
  delete(id: number, options?: WriteOptions): Promise<void>;
  /**
   * Returns a new secret; a retry returns the same one. Deliveries are also signed with the old one until
   * `previous_secret_expires_at`.
   */
  rotateSecret(id: number, options?: WriteOptions): Promise<WebhookWithSecret>;
  /** Sends a test message, by default `webhook.test`. @throws WorklaneError `webhook_disabled`, `validation_failed` */
  test(id: number, message?: WebhookTestRequest, options?: WriteOptions): Promise<WebhookLog>;
  /** Returns one page of delivery attempts, newest first. */
  logs(id: number, query?: WebhookLogQuery, options?: CallOptions): Promise<Page<WebhookLog>>;
  iterateLogs(id: number, query?: WebhookLogQuery, options?: CallOptions): AsyncGenerator<WebhookLog, void, undefined>;
  /** Sends the delivery of one attempt again. */
  redeliverLog(id: number, logId: number, options?: WriteOptions): Promise<WebhookLog>;
  /** Sends all deliveries again that have failed since a given time, and makes all waiting retries now. */
  recover(id: number, recovery?: WebhookRecovery, options?: WriteOptions): Promise<WebhookRecoveryResult>;
  /** Returns the event catalog with the scope that each event requires. */
  events(options?: CallOptions): Promise<WebhookEventList>;
}
