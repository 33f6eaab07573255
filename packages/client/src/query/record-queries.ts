import type { Change, ChangeOptions, CreateOptions, HistoryQuery, ModifyOptions, Page } from '@worklane/client';
import type { ResourceKeys } from './keys.ts';
import type { InfiniteQueryOptionsFor, MutationOptionsFor, QueryOptionsFor } from './options.ts';

/** The queries of a read-only collection. */
export interface ReadableQueries<T, Query> {
  readonly keys: ResourceKeys;
  /** One page. */
  list(query?: Query): QueryOptionsFor<Page<T>>;
  /** All pages, loaded one by one. */
  infinite(query?: Omit<Query, 'cursor'>): InfiniteQueryOptionsFor<Page<T>>;
  /** One record. */
  get(id: number): QueryOptionsFor<T>;
}

/**
 * The queries and mutations of a collection. A mutation puts the record of its response into the cache and invalidates the lists
 * of the collection. A failed one invalidates the record and the lists, because it may have taken effect.
 */
export interface RecordQueries<T, Create, Update, Query, Event, Batch, Results> extends ReadableQueries<T, Query> {
  /** One page of the events of a record, newest first. */
  history(id: number, query?: HistoryQuery): QueryOptionsFor<Page<Event>>;
  /** All events of a record, newest first. */
  infiniteHistory(id: number, query?: Omit<HistoryQuery, 'cursor'>): InfiniteQueryOptionsFor<Page<Event>>;
  create(): MutationOptionsFor<T, Create>;
  update(): MutationOptionsFor<T, RecordUpdate<Update>>;
  modify(): MutationOptionsFor<T, RecordModification<T, Update>>;
  delete(): MutationOptionsFor<void, RecordDeletion>;
  restore(): MutationOptionsFor<T, RecordRestoration>;
  /** Invalidates all records of the collection. */
  batch(): MutationOptionsFor<Results, Batch>;
}

/** A record, the fields to change, and options of the call such as `ifMatch`. */
export interface RecordUpdate<Update> extends ChangeOptions {
  id: number;
  patch: Update;
}

/** A record, and the function that `modify` of the client calls with it. */
export interface RecordModification<T, Update> extends ModifyOptions {
  id: number;
  change: (record: T) => Change<Update>;
}

/** A record, and options of the call such as `ifMatch`. */
export interface RecordDeletion extends ChangeOptions {
  id: number;
}

/** A deleted record, and options of the call. */
export interface RecordRestoration extends CreateOptions {
  id: number;
}
