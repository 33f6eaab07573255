import type { Field, Resource } from '@worklane/contract';
import { type RawBuilder, sql } from 'kysely';
import { filterExpression, greatestText, sortExpression } from '../database/field-expression.ts';
import { queryTimestamp } from '../http/timestamps.ts';

type Query = Readonly<Record<string, unknown>>;
type Condition = RawBuilder<boolean>;

/** SQL conditions for the filters of a list, as the contract declares them. */
export function conditions(resource: Resource, query: Query): Condition[] {
  const declared = Object.entries(resource.fields).flatMap(([name, field]) => fieldConditions(name, field, query));
  const since = query.updated_since;
  if (since !== undefined) declared.push(sql`updated_at >= ${queryTimestamp('updated_since', since)}::timestamptz`);
  if (query.q !== undefined) declared.push(sql`search @@ plainto_tsquery('simple', ${query.q})`);
  return declared;
}

function fieldConditions(name: string, field: Field, query: Query): Condition[] {
  if (field.filter === 'range') return rangeConditions(name, field, query);
  const value = query[name];
  if (field.filter === undefined || value === undefined) return [];
  if (field.filter === 'contains') {
    return [sql`document -> ${sql.lit(name)} @> ${JSON.stringify([value])}::jsonb`];
  }
  return [sql`${sql.raw(filterExpression(name))} = ${String(value)}`];
}

/** From is included, to is not. Records without a value are in no range; they sort behind every other. */
function rangeConditions(name: string, field: Field, query: Query): Condition[] {
  const value = sql.raw(sortExpression(name, field));
  const isColumn = name === 'created_at';
  const bound = (parameter: string) => {
    const given = query[parameter];
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
