import type { Resource } from '@worklane/contract';
import { absoluteFilters, cursorTime, type ListContext } from '@worklane/contract/requests';
import { type RawBuilder, sql } from 'kysely';
import { decodeCursor, defaultLimit, encodeCursor } from '../http/paging.ts';
import {
  filterConditions,
  rows,
  rowsAmong,
  rowsWithTerms,
  type Sample,
  sample,
  searchConditions,
} from './list-rows.ts';
import { asOneText, type RecordRow, type SelectedRows } from './record.ts';
import { isAfter, sortOrder, wholeValue } from './sort-order.ts';

/** The query parameters of a list: filters, sort order and paging. */
export type ListQuery = Readonly<Record<string, unknown>> & { limit?: number; cursor?: string; sort?: string };

export type ListRow = RecordRow & { sort_value: string | number };

export interface ListStatement {
  /** Selects as one text (`rowsOf`) one row more than the page has, if there are more. */
  readonly select: RawBuilder<SelectedRows>;
  readonly limit: number;
  /** Whether it selects all records in pages of the default size. There are few such statements, and they are frequent. */
  readonly isUnfiltered: boolean;
  /** Present if the list is searched for words or elements. */
  readonly search?: SearchStatements;
  /** Returns the cursor of the page after a row. */
  cursorAfter(row: ListRow): string;
}

/** Statements that are faster than `select`, depending on how many records match. */
export interface SearchStatements {
  /** Selects the matches among the first records of the list without its filters, and counts how many match. */
  readonly sample: (count: number) => RawBuilder<Sample>;
  /** Selects the matches among the first records of the list without its filters. */
  readonly selectAmong: (count: number) => RawBuilder<SelectedRows>;
  /** Selects the same as `select`. It reads all records with the words and elements, `select` those with the filters. */
  readonly selectWithTerms: RawBuilder<SelectedRows>;
}

const defaultSort = '-created_at';

/**
 * Returns the statement for one page of a list. A page starts after the sort value and the ID of a record, so records
 * that are inserted or deleted on other pages do not shift it.
 * @throws ProblemError invalid_cursor, invalid_parameter
 */
export function listStatement(
  resource: Resource,
  organizationId: number,
  { limit = defaultLimit, cursor, sort = defaultSort, ...given }: ListQuery,
  context: ListContext,
): ListStatement {
  const now = cursorTime(cursor) ?? context.now;
  const filters = absoluteFilters(resource, given, { ...context, now });
  const list = JSON.stringify([organizationId, resource.kind, sort, Object.entries(filters).toSorted()]);
  const order = sortOrder(resource, sort);
  const start = cursor === undefined ? undefined : decodeCursor(list, cursor, order.type.isValid);
  const { ids, ...conditions } = filters;
  const filtered = filterConditions(resource, conditions);
  const searched = searchConditions(resource, conditions);
  const parts = {
    resource,
    organizationId,
    order,
    start,
    ofKind: sql<boolean>`organization_id = ${organizationId} and kind = ${sql.lit(resource.kind)}`,
    after: start ? [isAfter(order, start, wholeValue(resource, organizationId, order, start))] : [],
    filtered,
    searched,
    limit: limit + 1,
  };
  return {
    select: asOneText(rows(parts, ids)),
    ...(ids === undefined &&
      searched.length > 0 && {
        search: {
          sample: (count) => sample(parts, count),
          selectAmong: (count) => asOneText(rowsAmong(parts, count)),
          selectWithTerms: asOneText(rowsWithTerms(parts, conditions)),
        },
      }),
    limit,
    isUnfiltered: ids === undefined && filtered.length + searched.length === 0 && limit === defaultLimit,
    cursorAfter: ({ sort_value, id }) =>
      encodeCursor(list, { value: order.type.inCursor(sort_value), id }, filters === given ? undefined : now),
  };
}
