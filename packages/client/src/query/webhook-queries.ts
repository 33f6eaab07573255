import type {
  CallOptions,
  Page,
  Webhook,
  WebhookCreate,
  WebhookEventList,
  WebhookLog,
  WebhookLogQuery,
  WebhookQuery,
  WebhookRecovery,
  WebhookRecoveryResult,
  WebhookReplace,
  WebhookWithSecret,
} from '@worklane/client';
import type { InfiniteQueryOptionsFor, MutationOptionsFor, QueryOptionsFor } from './options.ts';
import type { ReadableQueries } from './record-queries.ts';

/** The queries and mutations of webhooks. A mutation invalidates its webhook with the logs, and the lists. */
export interface WebhookQueries extends ReadableQueries<Webhook, WebhookQuery> {
  /** One page of the delivery attempts of a webhook, newest first. */
  logs(id: number, query?: WebhookLogQuery): QueryOptionsFor<Page<WebhookLog>>;
  /** All delivery attempts of a webhook, newest first. */
  infiniteLogs(id: number, query?: Omit<WebhookLogQuery, 'cursor'>): InfiniteQueryOptionsFor<Page<WebhookLog>>;
  /** The event catalog with the scope that each event requires. */
  events(): QueryOptionsFor<WebhookEventList>;
  /** The secret of the response is not cached. */
  create(): MutationOptionsFor<WebhookWithSecret, WebhookCreate>;
  replace(): MutationOptionsFor<Webhook, WebhookVariables & { webhook: WebhookReplace }>;
  delete(): MutationOptionsFor<void, WebhookVariables>;
  /** The secret of the response is not cached. */
  rotateSecret(): MutationOptionsFor<WebhookWithSecret, WebhookVariables>;
  test(): MutationOptionsFor<WebhookLog, WebhookVariables>;
  redeliverLog(): MutationOptionsFor<WebhookLog, WebhookVariables & { logId: number }>;
  recover(): MutationOptionsFor<WebhookRecoveryResult, WebhookVariables & WebhookRecovery>;
}

/** A webhook, and options of the call. */
export interface WebhookVariables extends CallOptions {
  id: number;
}
