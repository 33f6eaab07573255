export { type LiveUpdateOptions, liveUpdates } from './query/live-updates.ts';
export { type OptimisticUpdate, optimisticUpdate } from './query/optimistic-update.ts';
export type {
  InfiniteQueryOptionsFor,
  MutationOptionsFor,
  PageCursor,
  QueryOptionsFor,
  ResourceKeys,
} from './query/options.ts';
export type {
  ReadableQueries,
  RecordDeletion,
  RecordModification,
  RecordQueries,
  RecordRestoration,
  RecordUpdate,
  WebhookQueries,
  WebhookVariables,
} from './query/queries.ts';
export { type EventQueries, type Queries, type QueriesOptions, worklaneQueries } from './query/queries.ts';
