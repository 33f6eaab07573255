import type { Field } from '@worklane/contract';
import { decodeCursor, encodeCursor } from '@worklane/contract/requests';
import { listHash } from '../newest-first-page.ts';
import type { Collection } from './collection.ts';
import { type FieldOrder, fieldOrder, type SortValue } from './field-order.ts';
import { recordFilter } from './filters.ts';
import type { StoredRecord } from './record.ts';
import type { Position } from './sorted-records.ts';

/** The query parameters of a list. */
export interface ListQuery {
  /** Default 50. */
  readonly limit?: number;
  readonly cursor?: string;
  /** A sortable field; a leading `-` reverses the order. Default `-created_at`. */
  readonly sort?: string;
  readonly [filter: string]: unknown;
}

export interface RecordPage {
  readonly records: StoredRecord[];
  /** Null on the last page. */
  readonly nextCursor: string | null;
}

const defaultLimit = 50;
const defaultSort = '-created_at';

/**
 * Returns a page of a collection. It starts after the sort value and the id of a record, so records that are created or
 * deleted on other pages do not shift it.
 * @throws ProblemError invalid_cursor, invalid_parameter
 */
export function listPage(
  collection: Collection,
  organizationId: number,
  { limit = defaultLimit, cursor, sort = defaultSort, ...filters }: ListQuery,
): RecordPage {
  const { resource } = collection;
  const name = sort.replace(/^-/, '');
  const order = fieldOrder(name, resource.fields[name] as Field);
  const list = listHash([organizationId, resource.kind, sort, Object.entries(filters).sort()]);
  const given = cursor === undefined ? undefined : decodeCursor(list, cursor, order.isValid);
  const start = given && withWholeValue(given, order, collection);
  const matches = recordFilter(resource, filters);
  const records: StoredRecord[] = [];
  for (const record of collection.sortedBy(name).after(start, sort.startsWith('-'))) {
    if (!matches(record)) continue;
    const last = records.at(-1);
    if (last && records.length === limit) {
      return { records, nextCursor: encodeCursor(list, { value: shortened(order.valueOf(last)), id: last.id }) };
    }
    records.push(record);
  }
  return { records, nextCursor: null };
}

/** Maximum length of a text in a cursor, which has at most 1024 characters even if each one is escaped in JSON. */
const maxText = 100;

const shortened = (value: SortValue): SortValue => (typeof value === 'string' ? value.slice(0, maxText) : value);

/** Returns a position with the value of its record, if that is longer than a cursor holds and has not changed. */
function withWholeValue(position: Position, order: FieldOrder, collection: Collection): Position {
  const record = collection.get(position.id);
  const value = record && order.valueOf(record);
  return value !== undefined && shortened(value) === position.value ? { value, id: position.id } : position;
}
