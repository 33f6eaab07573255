export type { ResourceKeys } from './query/keys.ts';
export { type LiveUpdateOptions, liveUpdates } from './query/live-updates.ts';
export { type OptimisticUpdate, optimisticUpdate } from './query/optimistic-update.ts';
export type { InfiniteQueryOptionsFor, MutationOptionsFor, PageCursor, QueryOptionsFor } from './query/options.ts';
export { type EventQueries, type Queries, type QueriesOptions, worklaneQueries } from './query/queries.ts';
export type {
  ReadableQueries,
  RecordDeletion,
  RecordModification,
  RecordQueries,
  RecordRestoration,
  RecordUpdate,
} from './query/record-queries.ts';
export type { WebhookQueries, WebhookVariables } from './query/webhook-queries.ts';
