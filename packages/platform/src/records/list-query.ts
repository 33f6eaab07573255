import type { Field, Resource } from '@worklane/contract';
import { type RawBuilder, sql } from 'kysely';
import { filterExpression, greatestText, sortExpression } from '../database/field-expression.ts';
import { parseJsonTimestamp } from '../database/value-parsers.ts';
import { decodeCursor, defaultLimit, encodeCursor, type Position } from '../http/paging.ts';
import { queryTimestamp, toUtcTimestamp } from '../http/timestamps.ts';
import { asJson, asOneText, type RecordRow, recordColumnsText, type SelectedRows } from './record.ts';

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

interface SortOrder {
  value: RawBuilder<unknown>;
  /** The value as it is selected for a cursor. */
  read: RawBuilder<unknown>;
  descending: boolean;
  direction: RawBuilder<unknown>;
  type: SortType;
}

function sortOrder(resource: Resource, sort: string): SortOrder {
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

function isAfter({ value, descending }: SortOrder, start: Position, startValue: RawBuilder<unknown>) {
  const compare = sql.raw(descending ? '<' : '>');
  return sql<boolean>`(${value}, id) ${compare} (${startValue}, ${start.id}::bigint)`;
}

/** Maximum number of code points of a text in a cursor, which then fits into its parameter even if JSON escapes all of them. */
const maxCursorText = 100;

function shortened(value: string | number): string | number {
  return typeof value === 'string' && value.length > maxCursorText
    ? [...value].slice(0, maxCursorText).join('')
    : value;
}

/** Returns SQL for the sort value of a position: if its text was shortened, that of the record, unless it has changed. */
function wholeValue(
  { kind }: Resource,
  organizationId: number,
  { value, type }: SortOrder,
  start: Position,
): RawBuilder<unknown> {
  const given = sql`${start.value}::${sql.raw(type.name)}`;
  if (typeof start.value !== 'string' || start.value.length < maxCursorText) return given;
  return sql`coalesce(
    (select ${value} from records
     where organization_id = ${organizationId} and kind = ${sql.lit(kind)} and id = ${start.id}
       and starts_with(${value}, ${given})),
    ${given})`;
}

/** The SQL type of a sort value. */
interface SortType {
  readonly name: string;
  /** Whether PostgreSQL can convert a value of a cursor to the type. */
  readonly isValid: (value: unknown) => boolean;
  /** Returns what a cursor contains for a value of a row. */
  readonly inCursor: (value: string | number) => string | number;
}

const largestInteger = 2 ** 31 - 1;

const sortTypes = {
  timestamptz: {
    name: 'timestamptz',
    isValid: (value) => typeof value === 'string' && toUtcTimestamp(value) === value,
    inCursor: (value) => parseJsonTimestamp(String(value)),
  },
  integer: {
    name: 'integer',
    isValid: (value) => Number.isInteger(value) && Math.abs(Number(value)) <= largestInteger,
    inCursor: (value) => value,
  },
  bigint: { name: 'bigint', isValid: Number.isSafeInteger, inCursor: (value) => value },
  text: {
    name: 'text',
    isValid: (value) => typeof value === 'string' && value.isWellFormed() && !value.includes('\0'),
    inCursor: shortened,
  },
} satisfies Record<string, SortType>;

function sortTypeOf(name: string, field: Field): SortType {
  if (name === 'created_at' || name === 'updated_at') return sortTypes.timestamptz;
  if (field.enum) return sortTypes.integer;
  return field.type === 'integer' ? sortTypes.bigint : sortTypes.text;
}

type Filters = Readonly<Record<string, unknown>>;
type Condition = RawBuilder<boolean>;

/** Returns SQL conditions for the filters that the contract declares. */
function filterConditions(resource: Resource, filters: Filters): Condition[] {
  const declared = Object.entries(resource.fields).flatMap(([name, field]) => fieldConditions(name, field, filters));
  const since = filters.updated_since;
  if (since !== undefined) declared.push(sql`updated_at >= ${queryTimestamp('updated_since', since)}::timestamptz`);
  if (filters.q !== undefined) declared.push(sql`search @@ plainto_tsquery('simple', ${filters.q})`);
  return declared;
}

function fieldConditions(name: string, field: Field, filters: Filters): Condition[] {
  if (field.filter === 'range') return rangeConditions(name, field, filters);
  const value = filters[name];
  if (field.filter === undefined || value === undefined) return [];
  if (field.filter === 'contains') {
    return [sql`document -> ${sql.lit(name)} @> ${JSON.stringify([value])}::jsonb`];
  }
  const stored = sql.raw(filterExpression(name));
  const equal = sql<boolean>`${stored} = ${String(value)}`;
  // Rows of earlier releases lack a field that only the service sets: it has its default, as when they are read.
  return !field.writable && value === field.default ? [sql`(${equal} or ${stored} is null)`] : [equal];
}

/** A range includes `_from` and excludes `_to`. Records without a value, which are sorted last, are in no range. */
function rangeConditions(name: string, field: Field, filters: Filters): Condition[] {
  const value = sql.raw(sortExpression(name, field));
  const isColumn = name === 'created_at';
  const bound = (parameter: string) => {
    const given = filters[parameter];
    if (given === undefined) return undefined;
    const text = field.type === 'date-time' ? queryTimestamp(parameter, given) : String(given);
    return isColumn ? sql`${text}::timestamptz` : sql`${text}`;
  };
  const from = bound(`${name}_from`);
  const to = bound(`${name}_to`);
  return [
    ...(from ? [sql<boolean>`${value} >= ${from}`] : []),
    ...(to ? [sql<boolean>`${value} < ${to}`] : []),
    ...(from && !to && !isColumn ? [sql<boolean>`${value} < ${greatestText}`] : []),
  ];
}
