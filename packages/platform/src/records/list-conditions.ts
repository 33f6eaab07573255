import type { Field, FieldMigration, Resource } from '@worklane/contract';
import { queryTimestamp } from '@worklane/contract/requests';
import { type RawBuilder, sql } from 'kysely';
import { filterExpression, greatestText, sortExpression } from '../database/field-expression.ts';
import { elementFields } from '../database/search-terms.ts';

export type Filters = Readonly<Record<string, unknown>>;
export type Condition = RawBuilder<boolean>;

export const and = (conditions: readonly RawBuilder<unknown>[]): Condition =>
  sql`(${sql.join(conditions, sql` and `)})`;

export const or = (conditions: readonly RawBuilder<unknown>[]): Condition => sql`(${sql.join(conditions, sql` or `)})`;

/** Returns SQL conditions for the filters that the contract declares, without those of the search. */
export function filterConditions(resource: Resource, filters: Filters): Condition[] {
  const declared = Object.entries(resource.fields).flatMap(([name, field]) => fieldConditions(name, field, filters));
  const since = filters.updated_since;
  if (since !== undefined) declared.push(sql`updated_at >= ${queryTimestamp('updated_since', since)}::timestamptz`);
  return declared;
}

/** Returns SQL conditions for the words and elements that records must contain. */
export function searchConditions(resource: Resource, filters: Filters): Condition[] {
  const elements = elementFields(resource)
    .filter((name) => filters[name] !== undefined)
    .map((name) => sql<boolean>`document -> ${sql.lit(name)} @> ${JSON.stringify([filters[name]])}::jsonb`);
  return filters.q === undefined ? elements : [sql`search @@ plainto_tsquery('simple', ${filters.q})`, ...elements];
}

function fieldConditions(name: string, field: Field, filters: Filters): Condition[] {
  if (field.filter === 'range') return rangeConditions(name, field, filters);
  const value = filters[name];
  if (field.filter !== 'equals' || value === undefined) return [];
  const stored = sql.raw(filterExpression(name));
  const equal = sql<boolean>`${stored} = ${String(value)}`;
  // Rows of earlier releases lack a field that only the service sets: it has its default, as when they are read.
  if (!field.writable && value === field.default) return [sql`(${equal} or ${stored} is null)`];
  return field.migration ? [migratedCondition(name, field, field.migration, String(value))] : [equal];
}

/** Until an earlier record is rewritten, it has the value that it is read with. */
function migratedCondition(name: string, { nullable }: Field, migration: FieldMigration, value: string): Condition {
  const { renamedFrom, replacedValues = {}, existingFrom, existing } = migration;
  const values = sql.join([value, ...Object.keys(replacedValues).filter((each) => replacedValues[each] === value)]);
  const expressionOf = (field: string) => sql.raw(filterExpression(field));
  const lacks = (field: string) =>
    nullable ? sql`not document ? ${sql.lit(field)}` : sql`${expressionOf(field)} is null`;
  const names = [name, renamedFrom, existingFrom].filter((each) => each !== undefined);
  const cases = names.map((field, index) =>
    and([...names.slice(0, index).map(lacks), sql`${expressionOf(field)} in (${values})`]),
  );
  if (existing !== undefined && String(existing) === value) cases.push(and(names.map(lacks)));
  return or(cases);
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
