import type { Field, Resource } from '@worklane/contract';
import { type RawBuilder, sql } from 'kysely';
import { sortExpression } from '../database/field-expression.ts';
import { decodeCursor, encodeCursor, type Position } from '../http/paging.ts';
import { conditions } from './filters.ts';
import { asJson, type RecordRow, recordColumnsText } from './record.ts';
import { type SortType, sortTypeOf } from './sort-type.ts';

/** The query of a list: filters, and how it is paged. */
export type ListQuery = Readonly<Record<string, unknown>> & { limit?: number; cursor?: string; sort?: string };

export type ListRow = RecordRow & { sort_value: string | number };

export interface ListStatement {
  /** Reads one row more than the page has, when there are more. */
  readonly select: RawBuilder<ListRow>;
  readonly limit: number;
  /** Whether all records are listed, in pages of the default size: what is asked for most, in few forms. */
  readonly isCommon: boolean;
  /** The cursor of the page that starts behind a row. */
  cursorBehind(row: ListRow): string;
}

const defaultLimit = 50;
const defaultSort = '-created_at';

/**
 * Pages are cut by the sort value and the id of the last record, so that records that come or go elsewhere
 * shift nothing.
 * @throws ProblemError invalid_cursor, invalid_parameter
 */
export function listStatement(
  resource: Resource,
  organizationId: number,
  { limit = defaultLimit, cursor, sort = defaultSort, ...filters }: ListQuery,
): ListStatement {
  const list = JSON.stringify([organizationId, resource.kind, sort, Object.entries(filters).toSorted()]);
  const order = orderOf(resource, sort);
  const start = cursor === undefined ? undefined : decodeCursor(list, cursor, order.type.holds);
  const filtered = conditions(resource, filters);
  const where = [
    sql<boolean>`organization_id = ${organizationId}`,
    sql<boolean>`kind = ${sql.lit(resource.kind)}`,
    ...filtered,
    ...(start ? [after(order, start)] : []),
  ];
  // The limit stands in the text: a plan that is made without it would prepare for many more rows.
  const select = sql<ListRow>`
    select ${sql.raw(recordColumnsText)}, ${order.read} as sort_value
    from records
    where ${sql.join(where, sql` and `)}
    order by ${order.value} ${order.direction}, id ${order.direction}
    limit ${sql.lit(limit + 1)}`;
  return {
    select,
    limit,
    isCommon: filtered.length === 0 && limit === defaultLimit,
    cursorBehind: (row) => encodeCursor(list, { value: row.sort_value, id: row.id }),
  };
}

interface Order {
  value: RawBuilder<unknown>;
  /** The value, as it is read for a cursor. */
  read: RawBuilder<unknown>;
  descending: boolean;
  direction: RawBuilder<unknown>;
  type: SortType;
}

function orderOf(resource: Resource, sort: string): Order {
  const descending = sort.startsWith('-');
  const name = descending ? sort.slice(1) : sort;
  const field = resource.fields[name] as Field;
  const value = sortExpression(name, field);
  const type = sortTypeOf(name, field);
  return {
    value: sql.raw(value),
    read: sql.raw(type.name === 'text' ? asJson(value) : value),
    descending,
    direction: sql.raw(descending ? 'desc' : 'asc'),
    type,
  };
}

/** Behind the last record of the page before. */
function after({ value, descending, type }: Order, start: Position): RawBuilder<boolean> {
  const compare = sql.raw(descending ? '<' : '>');
  return sql`(${value}, id) ${compare} (${start.value}::${sql.raw(type.name)}, ${start.id}::bigint)`;
}
