import type { schemas } from '@worklane/contract';
import type { CallOptions, ChangeOptions, CreateOptions, ModifyOptions } from '../calls/call-options.ts';
import type { Page, Query } from './pagination.ts';

/** A read-only collection. */
export interface ReadableRecords<T, Query> {
  /** Returns one page. @throws WorklaneError */
  list(query?: Query, options?: CallOptions): Promise<Page<T>>;
  /** Iterates over all records and requests each page when it is needed. @throws WorklaneError */
  iterate(query?: Query, options?: CallOptions): AsyncGenerator<T, void, undefined>;
  /** @throws WorklaneError `not_found` */
  get(id: number, options?: CallOptions): Promise<T>;
}

/** The page of a history. */
export interface HistoryQuery extends Query<'listTaskHistory'> {}

/** A collection of a resource kind. `Event` is the union of the changes of its records. */
export interface Records<T, Create, Update, Query, Event, Batch, Results> extends ReadableRecords<T, Query> {
  /** Creates one record; a retry cannot create a second one. @throws WorklaneError `validation_failed` */
  create(record: Create, options?: CreateOptions): Promise<T>;
  /**
   * Changes the given fields; null clears a field.
   * @throws WorklaneError `not_found`, `validation_failed`, `version_mismatch`
   */
  update(id: number, patch: Update, options?: ChangeOptions): Promise<T>;
  /**
   * Reads the record, passes it to `change` and writes the result; starts over if the record was modified in between.
   * Writes nothing when `change` returns undefined. @throws WorklaneError `not_found`, `version_mismatch`
   */
  modify(id: number, change: (record: T) => Change<Update>, options?: ModifyOptions): Promise<T>;
  /** @throws WorklaneError `not_found`, `record_referenced`, `version_mismatch` */
  delete(id: number, options?: ChangeOptions): Promise<void>;
  /**
   * Restores a record that was deleted in the last 30 days, with a new version.
   * @throws WorklaneError `not_found`, `record_exists`, `external_id_taken`, `value_taken`, `validation_failed`
   */
  restore(id: number, options?: CreateOptions): Promise<T>;
  /** Returns one page of the events of a record, newest first, also after its deletion. @throws WorklaneError `not_found` */
  history(id: number, query?: HistoryQuery, options?: CallOptions): Promise<Page<Event>>;
  /** Iterates over the events of a record. @throws WorklaneError `not_found` */
  iterateHistory(id: number, query?: HistoryQuery, options?: CallOptions): AsyncGenerator<Event, void, undefined>;
  /** Makes up to 200 changes in one request. Those that fail throw nothing: see `problem` of their results. @throws WorklaneError */
  batch(batch: Batch, options?: CreateOptions): Promise<Results>;
}

/** The fields to change, or a promise of them; undefined changes nothing. */
export type Change<Update> = Update | undefined | Promise<Update | undefined>;

export type SearchKind = schemas.SearchKind;

/** A record that contains the words of a search. */
export interface SearchResult extends schemas.SearchResult {}

export interface SearchQuery extends Omit<Query<'searchRecords'>, 'q' | 'kinds'> {
  /** Words in any order. The last one may be incomplete. */
  q: string;
  /** Default: all kinds for which the access token has the read scope. */
  kinds?: readonly SearchKind[] | undefined;
}

/** Returns the best matches of all kinds, best first. @throws WorklaneError `insufficient_scope` */
export type Search = (query: SearchQuery, options?: CallOptions) => Promise<{ data: SearchResult[] }>;
