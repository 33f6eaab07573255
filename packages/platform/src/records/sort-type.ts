import type { Field } from '@worklane/contract';
import { toUtcTimestamp } from '../http/timestamps.ts';

/** The SQL type of what a list is sorted by. */
export interface SortType {
  readonly name: string;
  /** Whether the database can read a value as one of this type. */
  readonly holds: (value: unknown) => boolean;
}

const largestInteger = 2 ** 31 - 1;

const types = {
  timestamptz: { name: 'timestamptz', holds: (value) => typeof value === 'string' && toUtcTimestamp(value) === value },
  integer: { name: 'integer', holds: (value) => Number.isInteger(value) && Math.abs(Number(value)) <= largestInteger },
  bigint: { name: 'bigint', holds: Number.isSafeInteger },
  text: { name: 'text', holds: (value) => typeof value === 'string' && value.isWellFormed() && !value.includes('\0') },
} satisfies Record<string, SortType>;

export function sortTypeOf(name: string, field: Field): SortType {
  if (name === 'created_at' || name === 'updated_at') return types.timestamptz;
  if (field.enum) return types.integer;
  return field.type === 'integer' ? types.bigint : types.text;
}
