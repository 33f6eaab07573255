import type { Field, FieldMigration, Resource } from '@worklane/contract';
import { isTimeType, type Position, queryTime } from '@worklane/contract/requests';
import { searchTerms } from '@worklane/contract/search-tokens';
import { type RawBuilder, sql } from 'kysely';
import { inCluster } from '../database/citus/cluster-client.ts';
import { filterExpression, greatestText, sortExpression, storedNames } from '../database/field-expression.ts';
import {
  elementFields,
  elementOf,
  elementQuery,
  elementsOf,
  periodOf,
  recordTerms,
  scopedQuery,
  tokenQuery,
} from '../database/search-terms.ts';
import { asOneText, recordColumnsText, type SelectedRows } from './record.ts';
import type { SortOrder } from './sort-order.ts';

/** A list as parts of its statements. */
export interface ListParts {
  readonly resource: Resource;
  readonly organizationId: number;
  readonly order: SortOrder;
  readonly start: Position | undefined;
  /** The conditions for the organization and the kind. */
  readonly ofKind: Condition;
  /** The condition for the records after the cursor, if there is one. */
  readonly after: readonly Condition[];
  /** The conditions of the filters. */
  readonly filtered: readonly Condition[];
  /** The conditions for words and elements. */
  readonly searched: readonly Condition[];
  /** Maximum number of rows. */
  readonly limit: number;
}

export const and = (conditions: readonly RawBuilder<unknown>[]) => sql<boolean>`(${sql.join(conditions, sql` and `)})`;

export const or = (conditions: readonly RawBuilder<unknown>[]) => sql<boolean>`(${sql.join(conditions, sql` or `)})`;

const columnsOf = ({ read }: SortOrder) => sql`${sql.raw(recordColumnsText)}, ${read} as sort_value`;

const inOrder = ({ value, direction }: SortOrder) => sql`order by ${value} ${direction}, id ${direction}`;

/** Limits are literals: without the value, the planner would expect many more rows. */
const atMost = (count: number) => sql`limit ${sql.lit(count)}`;

/** Selects a page; with IDs, of the records that have them. */
export function rows(parts: ListParts, ids: unknown) {
  const { order, ofKind, after, filtered, searched, limit } = parts;
  const from = ids === undefined ? sql`records` : recordsWithIds(parts, ids);
  const where = and([ofKind, ...after, ...filtered, ...searched]);
  return sql`select ${columnsOf(order)} from ${from} where ${where} ${inOrder(order)} ${atMost(limit)}`;
}

/** The matches among the first records of a list, and how many records were read. */
export interface Sample extends SelectedRows {
  readonly read: number;
  /** How many of these contain the words and elements. */
  readonly searched: number;
  /** How many of these have the values of the filters. */
  readonly filtered: number;
}

/**
 * Selects the matches among the first records in the order of the list, which the index of this order finds. They are read
 * by their place in the table: by their IDs, the planner could read an index of the whole organization for each.
 */
export function sample({ order, ofKind, after, filtered, searched, limit }: ListParts, count: number) {
  const { value, direction } = order;
  const page = sql`
    select ${columnsOf(order)}
    from (
      select place, sort_key from first where is_searched and is_filtered
      order by sort_key ${direction}, id ${direction} ${atMost(limit)}
    ) as match, lateral (select * from records where ${ofKind} and ctid = place offset 0) as records
    order by sort_key ${direction}, id ${direction}`;
  return sql<Sample>`
    with first as materialized (
      select ctid as place, id, ${value} as sort_key, ${and(searched)} as is_searched, ${and([sql`true`, ...filtered])} as is_filtered
      from records where ${and([ofKind, ...after])} ${inOrder(order)} ${atMost(count)}
    )
    select (${asOneText(page)}) as rows, count(*)::int as read, count(*) filter (where is_searched)::int as searched,
      count(*) filter (where is_filtered)::int as filtered
    from first`;
}

/** Selects the matches among more of the first records. It reads them until the page is full. */
export function rowsAmong({ order, ofKind, after, filtered, searched, limit }: ListParts, count: number) {
  const { value, direction } = order;
  return sql`
    select ${columnsOf(order)}
    from (
      select *, ${value} as sort_key from records where ${and([ofKind, ...after])} ${inOrder(order)} ${atMost(count)}
    ) as records
    where ${and([...filtered, ...searched])} order by sort_key ${direction}, id ${direction} ${atMost(limit)}`;
}

/**
 * Selects the matches by the index of terms, period by period. A list in the order of creation ends with the period that completes
 * its page; another one reads all matches. The innermost subquery has only the condition of the index of terms, so that
 * the planner, which does not know how frequent a term is in an organization, has no other index to use.
 */
export function rowsWithTerms(list: ListParts, filters: Filters) {
  const { resource, organizationId, order, start, ofKind, after, filtered, searched, limit } = list;
  const elements = elementFields(resource).filter((name) => filters[name] !== undefined);
  const tokens = filters.q === undefined ? [] : searchTerms(filters.q as string);
  const terms = [
    ...elements.map((name) => elementQuery(resource, name, filters[name])),
    ...(tokens.length === 0 ? [] : [sql`${`(${tokenQuery(tokens, '\n')})`}::text`]),
  ];
  const isByCreation = order.name === 'created_at';
  const outermost = (direction: string) =>
    sql`(select ${sql.raw(periodOf('created_at'))} from records where ${ofKind}
      order by created_at ${sql.raw(direction)}, id ${sql.raw(direction)} limit 1)`;
  const [first, last] = order.descending ? ['desc', 'asc'] : ['asc', 'desc'];
  const firstPeriod =
    isByCreation && start
      ? sql`(select ${sql.raw(periodOf('at'))} from (select ${start.value}::timestamptz as at) as start)`
      : outermost(first);
  return sql`
    select ${columnsOf(order)}
    from (select ${sql.join(terms.length > 0 ? terms : [sql`''`], sql` || ' & ' || `)} as terms) as wanted,
      generate_series(${firstPeriod}, ${outermost(last)}, ${sql.lit(order.descending ? -1 : 1)}) as period,
      lateral (
        select * from (
          select * from records
          where kind = ${sql.lit(resource.kind)}
            and ${sql.raw(recordTerms(resource))} @@ ${sql.raw(scopedQuery(String(organizationId), 'period', 'wanted.terms'))}
          offset 0
        ) as records
        where ${and([ofKind, ...after, ...filtered, ...searched])} ${inOrder(order)} ${atMost(limit)}
      ) as records
    ${isByCreation ? sql`` : inOrder(order)} ${atMost(limit)}`;
}

/**
 * Returns the records with some IDs, each read by the primary key. With `id = any (...)` the planner may read all of the
 * index of the sort order instead, as it expects to find a page of them early; with the organization as a value also for each
 * ID, if statistics do not know the organization yet.
 */
const recordsWithIds = ({ resource, organizationId }: ListParts, ids: unknown) => sql`(
  select record.*
  from (select distinct ${organizationId}::bigint as organization_id, unnest(${ids}::bigint[]) as id) wanted,
    lateral (
      select * from records
      where kind = ${sql.lit(resource.kind)} and organization_id = wanted.organization_id and id = wanted.id
        ${sql.raw(inCluster(`organization_id = ${organizationId}`))}
      offset 0
    ) record
) as records`;

export type Filters = Readonly<Record<string, unknown>>;
export type Condition = RawBuilder<boolean>;

/** Returns SQL conditions for the filters that the contract declares, without those of the search. */
export function filterConditions(resource: Resource, filters: Filters): Condition[] {
  const declared = Object.entries(resource.fields).flatMap(([name, field]) => fieldConditions(name, field, filters));
  const since = filters.updated_since;
  if (since !== undefined) declared.push(sql`updated_at >= ${queryTime('updated_since', since)}::timestamptz`);
  return declared;
}

/** Returns SQL conditions for the words and elements that records must contain. */
export function searchConditions(resource: Resource, filters: Filters): Condition[] {
  const elements = elementFields(resource)
    .filter((name) => filters[name] !== undefined)
    .map(
      (name) =>
        sql<boolean>`${sql.raw(elementsOf(resource, name))} @> ${elementOf(resource, name, filters[name])}::jsonb`,
    );
  if (filters.q === undefined) return elements;
  const alternatives = searchTerms(filters.q as string);
  const found = sql<boolean>`search @@ ${tokenQuery(alternatives)}::text::tsquery`;
  return [alternatives.length > 0 ? found : sql`false`, ...elements];
}

function fieldConditions(name: string, field: Field, filters: Filters): Condition[] {
  if (field.filter === 'range') return rangeConditions(name, field, filters);
  if (field.filter !== 'equals') return [];
  const { [name]: value, [`${name}_in`]: some, [`${name}_not`]: none, [`${name}_empty`]: empty } = filters;
  const stored = sql.raw(filterExpression(name, field));
  return [
    ...(value === undefined ? [] : [equalCondition(name, field, [value])]),
    ...(some === undefined ? [] : [equalCondition(name, field, some as unknown[])]),
    // A record without a value has none of them.
    ...(none === undefined ? [] : [sql<boolean>`${equalCondition(name, field, none as unknown[])} is not true`]),
    ...(empty === undefined ? [] : [empty ? sql<boolean>`${stored} is null` : sql<boolean>`${stored} is not null`]),
  ];
}

/** Returns the condition for the records that have one of the values. */
function equalCondition(name: string, field: Field, values: readonly unknown[]): Condition {
  const { migration } = field;
  if (migration) return or(values.map((value) => migratedCondition(name, field, migration, String(value))));
  const stored = sql.raw(filterExpression(name, field));
  const texts = values.map((value) => (field.caseless ? sql`lower(${value}::text collate "C")` : String(value)));
  const equal = sql<boolean>`${stored} in (${sql.join(texts)})`;
  // Rows of earlier releases lack a field that only the service sets: it has its default, as when they are read.
  return !field.writable && values.includes(field.default) ? sql`(${equal} or ${stored} is null)` : equal;
}

/** Until an earlier record is rewritten, it has the value that it is read with. */
function migratedCondition(name: string, field: Field, migration: FieldMigration, value: string): Condition {
  const { replacedValues = {}, existing } = migration;
  const values = sql.join([value, ...Object.keys(replacedValues).filter((each) => replacedValues[each] === value)]);
  const expressionOf = (stored: string) => sql.raw(filterExpression(stored));
  const lacks = (stored: string) =>
    field.nullable ? sql`not document ? ${sql.lit(stored)}` : sql`${expressionOf(stored)} is null`;
  const names = storedNames(name, field);
  const cases = names.map((stored, index) =>
    and([...names.slice(0, index).map(lacks), sql`${expressionOf(stored)} in (${values})`]),
  );
  if (existing !== undefined && String(existing) === value) cases.push(and(names.map(lacks)));
  return or(cases);
}

/**
 * A range includes `_from` and excludes `_to`. Records without a value, which are sorted last, are in no range, but can be added to
 * it: who is absent now has no end, or a later one.
 */
function rangeConditions(name: string, field: Field, filters: Filters): Condition[] {
  const value = sql.raw(sortExpression(name, field));
  const isColumn = name === 'created_at';
  const bound = (parameter: string) => {
    const given = filters[parameter];
    if (given === undefined) return undefined;
    const text = isTimeType(field.type) ? queryTime(parameter, given, field.type) : String(given);
    return isColumn ? sql`${text}::timestamptz` : sql`${text}`;
  };
  const from = bound(`${name}_from`);
  const to = bound(`${name}_to`);
  const empty = filters[`${name}_empty`];
  const isEmpty = sql<boolean>`${value} >= ${greatestText}`;
  const isSet = sql<boolean>`${value} < ${greatestText}`;
  if (empty === true && !to) return from ? [sql`${value} >= ${from}`] : [isEmpty];
  const range = [
    ...(from ? [sql<boolean>`${value} >= ${from}`] : []),
    ...(to ? [sql<boolean>`${value} < ${to}`] : []),
    ...((from && !to && !isColumn) || (empty === false && !to) ? [isSet] : []),
  ];
  return empty === true ? [or([and(range), isEmpty])] : range;
}
