import type { Field, Resource } from '@worklane/contract';
import { type Position, toUtcTimestamp } from '@worklane/contract/requests';
import { type RawBuilder, sql } from 'kysely';
import { sortExpression } from '../database/field-expression.ts';
import { parseJsonTimestamp } from '../database/value-parsers.ts';
import { asJson } from './record.ts';

export interface SortOrder {
  name: string;
  value: RawBuilder<unknown>;
  /** The value as it is selected for a cursor. */
  read: RawBuilder<unknown>;
  descending: boolean;
  direction: RawBuilder<unknown>;
  type: SortType;
}

export function sortOrder(resource: Resource, sort: string): SortOrder {
  const descending = sort.startsWith('-');
  const name = descending ? sort.slice(1) : sort;
  const field = resource.fields[name] as Field;
  const value = sortExpression(name, field);
  const type = sortTypeOf(name, field);
  return {
    name,
    value: sql.raw(value),
    read: sql.raw(type.name === 'text' ? asJson(value) : value),
    descending,
    direction: sql.raw(descending ? 'desc' : 'asc'),
    type,
  };
}

export function isAfter({ value, descending }: SortOrder, start: Position, startValue: RawBuilder<unknown>) {
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
export function wholeValue(
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
