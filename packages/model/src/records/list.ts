import type { Field } from '@worklane/contract';
import { absoluteFilters, cursorTime, decodeCursor, encodeCursor, type ListContext } from '@worklane/contract/requests';
import { listHash } from '../newest-first-page.ts';
import type { Collection, Position } from './collection.ts';
import { type FieldOrder, fieldOrder, type SortValue } from './field-order.ts';
import { recordFilter } from './filters.ts';
import type { StoredRecord } from './record.ts';

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
  { limit = defaultLimit, cursor, sort = defaultSort, ...given }: ListQuery,
  context: ListContext,
): RecordPage {
  const { resource } = collection;
  const name = sort.replace(/^-/, '');
  const order = fieldOrder(name, resource.fields[name] as Field);
  const now = cursorTime(cursor) ?? context.now;
  const filters = absoluteFilters(resource, given, { ...context, now });
  const list = listHash([organizationId, resource.kind, sort, Object.entries(filters).sort()]);
  const position = cursor === undefined ? undefined : decodeCursor(list, cursor, order.isValid);
  const start = position && withWholeValue(position, order, collection);
  const matches = recordFilter(resource, filters);
  const records: StoredRecord[] = [];
  for (const record of collection.sortedBy(name, sort.startsWith('-'), start)) {
    if (!matches(record)) continue;
    const last = records.at(-1);
    if (last && records.length === limit) {
      const end = { value: shortened(order.valueOf(last)), id: last.id };
      return { records, nextCursor: encodeCursor(list, end, filters === given ? undefined : now) };
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
