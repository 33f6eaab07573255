import type { CallOptions, ChangeOptions, CreateOptions, ModifyOptions } from '../calls/call-options.ts';
import type { Page } from './page.ts';

/** Records that can be read. */
export interface ReadableRecords<T, Query> {
  /** One page. @throws WorklaneError */
  list(query?: Query, options?: CallOptions): Promise<Page<T>>;
  /** All of them, page by page as they are needed. @throws WorklaneError */
  iterate(query?: Query, options?: CallOptions): AsyncGenerator<T, void, undefined>;
  /** @throws WorklaneError `not_found` */
  get(id: number, options?: CallOptions): Promise<T>;
}

/** Records of one of the 16 kinds. */
export interface Records<T, Create, Update, Query> extends ReadableRecords<T, Query> {
  /** Repeated when the answer is lost, and creates one record all the same. @throws WorklaneError `validation_failed` */
  create(record: Create, options?: CreateOptions): Promise<T>;
  /**
   * Changes the fields that are given; null clears one.
   * @throws WorklaneError `not_found`, `validation_failed`, `version_mismatch`
   */
  update(id: number, patch: Update, options?: ChangeOptions): Promise<T>;
  /**
   * Reads the record, asks `change` what to change, and changes that; when somebody else was faster, all over again.
   * Nothing is changed when `change` returns undefined. @throws WorklaneError `not_found`, `version_mismatch`
   */
  modify(id: number, change: (record: T) => Change<Update>, options?: ModifyOptions): Promise<T>;
  /** @throws WorklaneError `not_found`, `record_referenced`, `version_mismatch` */
  delete(id: number, options?: ChangeOptions): Promise<void>;
}

/** What to change of a record, at once or later; undefined for nothing. */
export type Change<Update> = Update | undefined | Promise<Update | undefined>;
