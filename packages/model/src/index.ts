export {
  type OrderedFields,
  orderedFields,
  type Transition,
  transitionOf,
  transitionsOf,
  type UniqueFields,
  uniqueFieldsOf,
} from '@worklane/contract/record-rules';
export { EventLog, type StoredEvent } from './events/event-log.ts';
export {
  cursorPosition,
  type EventFilter,
  type EventFilters,
  type FeedQuery,
  feedPage,
  readableEvents,
} from './events/feed.ts';
export { IdempotencyKeys, type IdempotentRequest, type KeptResponse } from './idempotency-keys.ts';
export type { Page, PageQuery } from './newest-first-page.ts';
export { AccessTokens, publishedKey } from './oauth/access-tokens.ts';
export { AuthorizationServer, type AuthorizationServerSnapshot } from './oauth/authorization-server.ts';
export type { Principal } from './oauth/client.ts';
export { type Client, everyScope, memberGrants } from './oauth/client.ts';
export { contract, OAuthError } from './oauth/oauth-error.ts';
export { formParameters, type Parameters } from './oauth/parameters.ts';
export { unpredictable } from './random.ts';
export { completeRecord } from './records/complete-record.ts';
export type { ListQuery, RecordPage } from './records/list.ts';
export type { RecordReference, StoredRecord } from './records/record.ts';
export { resourceOf } from './records/record.ts';
export { findReferences, type ReferenceLocation } from './records/references.ts';
export {
  type ChangeOptions,
  type CreateOptions,
  type SearchQuery,
  Store,
  type StoreOptions,
  type StoreSnapshot,
} from './records/store.ts';
export type { AttemptFilter } from './webhooks/attempt-log.ts';
export { type DeliveryAttempt, deliveryHeaders, madeAttempt, pendingAttempt } from './webhooks/delivery-attempt.ts';
export type { AttemptQueue } from './webhooks/delivery-schedule.ts';
export { withSecret } from './webhooks/webhook-registry.ts';
export { isLocalReceiver, webhookUrlViolation } from './webhooks/webhook-url.ts';
export { Webhooks, type WebhooksSnapshot } from './webhooks/webhooks.ts';
