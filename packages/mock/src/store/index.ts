export { ProblemError } from '../http/problem.ts';
export type { StoredEvent } from './event-log.ts';
export { createdRecordDeleted, IdempotencyKeys, type IdempotentRequest } from './idempotency-keys.ts';
export type { ListQuery, RecordPage } from './list.ts';
export type { RecordReference, StoredRecord } from './record.ts';
export { findReferences, type ReferenceLocation } from './references.ts';
export { resourceOf } from './resources.ts';
export { type OrderedFields, orderedFields } from './rules/time-order.ts';
export {
  type ChangeOptions,
  type CreateOptions,
  Store,
  type StoreOptions,
  type StoreSnapshot,
} from './store.ts';
