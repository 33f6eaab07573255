import type { Field, Resource } from '@worklane/contract';
import { type RawBuilder, sql } from 'kysely';
import { sortExpression } from '../database/field-expression.ts';
import type { Connection } from '../database/store.ts';
import { decodeCursor, encodeCursor, type Position } from './cursor.ts';
import { conditions } from './filters.ts';
import { fromRow, type PlainRecord, type RecordRow, recordColumns } from './record.ts';
import { type SortType, sortTypeOf } from './sort-type.ts';

export interface Page {
  data: PlainRecord[];
  next_cursor: string | null;
}

/** The query of a list: filters, and how it is paged. */
export type ListQuery = Readonly<Record<string, unknown>> & { limit?: number; cursor?: string; sort?: string };

const defaultLimit = 50;
const defaultSort = '-created_at';

/**
 * One page of a list. Pages are cut by the sort value and the id of the last record, so that records that
 * come or go elsewhere shift nothing.
 * @throws ProblemError invalid_cursor, invalid_parameter
 */
export async function listRecords(
  db: Connection,
  resource: Resource,
  organizationId: number,
  { limit = defaultLimit, cursor, sort = defaultSort, ...filters }: ListQuery,
): Promise<Page> {
  const list = JSON.stringify([organizationId, resource.kind, sort, Object.entries(filters).toSorted()]);
  const order = orderOf(resource, sort);
  const start = cursor === undefined ? undefined : decodeCursor(list, cursor, order.type.holds);
  const where = [
    sql<boolean>`organization_id = ${organizationId}`,
    sql<boolean>`kind = ${sql.lit(resource.kind)}`,
    ...conditions(resource, filters),
    ...(start ? [after(order, start)] : []),
  ];
  const { rows } = await sql<RecordRow & { sort_value: string | number }>`
    select ${sql.join(recordColumns.map((name) => sql.ref(name)))}, ${order.value} as sort_value
    from records
    where ${sql.join(where, sql` and `)}
    order by ${order.value} ${order.direction}, id ${order.direction}
    limit ${limit + 1}`.execute(db);

  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const more = rows.length > limit && last;
  return {
    data: page.map((row) => fromRow(resource, row)),
    next_cursor: more ? encodeCursor(list, { value: last.sort_value, id: last.id }) : null,
  };
}

interface Order {
  value: RawBuilder<unknown>;
  descending: boolean;
  direction: RawBuilder<unknown>;
  type: SortType;
}

function orderOf(resource: Resource, sort: string): Order {
  const descending = sort.startsWith('-');
  const name = descending ? sort.slice(1) : sort;
  const field = resource.fields[name] as Field;
  return {
    value: sql.raw(sortExpression(name, field)),
    descending,
    direction: sql.raw(descending ? 'desc' : 'asc'),
    type: sortTypeOf(name, field),
  };
}

/** Behind the last record of the page before. */
function after({ value, descending, type }: Order, start: Position): RawBuilder<boolean> {
  const compare = sql.raw(descending ? '<' : '>');
  return sql`(${value}, id) ${compare} (${start.value}::${sql.raw(type.name)}, ${start.id}::bigint)`;
}
