import type { EventType, schemas } from '@worklane/contract';
import type { CallOptions, CreateOptions } from '../calls/call-options.ts';
import type { Page } from './page.ts';
import type { Query } from './query.ts';

/** Says which events of the organization are delivered to which URL. */
export interface Webhook extends schemas.Webhook {}
/** A webhook with the secret that signs its deliveries: shown only now, so store it safely. */
export interface WebhookWithSecret extends schemas.WebhookWithSecret {}
/** What a new webhook is made from; `org_id` is that of the token when left out. */
export interface WebhookCreate extends Omit<schemas.WebhookCreate, 'org_id' | 'events'> {
  org_id?: number;
  events: EventType[];
}
/** What the webhook shall be; what is left out goes back to its default. */
export interface WebhookReplace extends Omit<schemas.WebhookReplace, 'events'> {
  events: EventType[];
}
/** One attempt to deliver an event to a webhook. */
export interface WebhookLog extends schemas.WebhookLog {}
/** Since when failed deliveries are sent again. */
export interface WebhookRecovery extends schemas.WebhookRecovery {}
/** How many deliveries are sent again. */
export interface WebhookRecoveryResult extends schemas.WebhookRecoveryResult {}
/** The events that can be subscribed to. */
export interface WebhookEventList extends schemas.WebhookEventList {}

export interface WebhookQuery extends Query<'listWebhooks'> {}
export interface WebhookLogQuery extends Query<'listWebhookLogs'> {}

/** Registrations for events, and the logs of their deliveries. */
export interface Webhooks {
  list(query?: WebhookQuery, options?: CallOptions): Promise<Page<Webhook>>;
  iterate(query?: WebhookQuery, options?: CallOptions): AsyncGenerator<Webhook, void, undefined>;
  /** Answers the secret, which is not shown again. @throws WorklaneError `validation_failed` */
  create(webhook: WebhookCreate, options?: CreateOptions): Promise<WebhookWithSecret>;
  get(id: number, options?: CallOptions): Promise<Webhook>;
  replace(id: number, webhook: WebhookReplace, options?: CallOptions): Promise<Webhook>;
  delete(id: number, options?: CallOptions): Promise<void>;
  /** Answers a new secret; the old one signs too until `previous_secret_expires_at`. */
  rotateSecret(id: number, options?: CallOptions): Promise<WebhookWithSecret>;
  /** Sends `webhook.test`. @throws WorklaneError `webhook_disabled` */
  test(id: number, options?: CallOptions): Promise<WebhookLog>;
  /** The attempts to deliver, newest first. */
  logs(id: number, query?: WebhookLogQuery, options?: CallOptions): Promise<Page<WebhookLog>>;
  iterateLogs(id: number, query?: WebhookLogQuery, options?: CallOptions): AsyncGenerator<WebhookLog, void, undefined>;
  /** Sends what one attempt sent again. */
  redeliverLog(id: number, logId: number, options?: CallOptions): Promise<WebhookLog>;
  /** Sends all that has failed since a moment again. */
  recover(id: number, recovery: WebhookRecovery, options?: CallOptions): Promise<WebhookRecoveryResult>;
  /** The events that can be subscribed to, with the scope that each needs. */
  events(options?: CallOptions): Promise<WebhookEventList>;
}
