import type { Resource } from '@worklane/contract';
import { type RawBuilder, sql } from 'kysely';
import { decodeCursor, defaultLimit, encodeCursor } from '../http/paging.ts';
import { filterConditions } from './list-conditions.ts';
import { asOneText, type RecordRow, recordColumnsText, type SelectedRows } from './record.ts';
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
  /** Returns the cursor of the page after a row. */
  cursorAfter(row: ListRow): string;
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
  { limit = defaultLimit, cursor, sort = defaultSort, ...filters }: ListQuery,
): ListStatement {
  const list = JSON.stringify([organizationId, resource.kind, sort, Object.entries(filters).toSorted()]);
  const order = sortOrder(resource, sort);
  const start = cursor === undefined ? undefined : decodeCursor(list, cursor, order.type.isValid);
  const { ids, ...conditions } = filters;
  const filtered = filterConditions(resource, conditions);
  const ofKind = sql<boolean>`organization_id = ${organizationId} and kind = ${sql.lit(resource.kind)}`;
  const where = [
    ofKind,
    ...filtered,
    ...(start ? [isAfter(order, start, wholeValue(resource, organizationId, order, start))] : []),
  ];
  // The limit is a literal: without its value, the planner would expect many more rows.
  const rows = sql`
    select ${sql.raw(recordColumnsText)}, ${order.read} as sort_value
    from ${ids === undefined ? sql`records` : recordsWithIds(ofKind, ids)}
    where ${sql.join(where, sql` and `)}
    order by ${order.value} ${order.direction}, id ${order.direction}
    limit ${sql.lit(limit + 1)}`;
  return {
    select: asOneText(rows),
    limit,
    isUnfiltered: ids === undefined && filtered.length === 0 && limit === defaultLimit,
    cursorAfter: ({ sort_value, id }) => encodeCursor(list, { value: order.type.inCursor(sort_value), id }),
  };
}

/**
 * Returns the records with some IDs, each read by the primary key. With `id = any (...)` the planner may read all of the
 * index of the sort order instead, as it expects to find a page of them early.
 */
const recordsWithIds = (ofKind: RawBuilder<boolean>, ids: unknown) => sql`(
  select record.*
  from (select distinct unnest(${ids}::bigint[]) as id) wanted,
    lateral (select * from records where ${ofKind} and records.id = wanted.id offset 0) record
) as records`;
