import type { Field } from '@worklane/contract';
import { toUtcTimestamp } from '@worklane/contract/requests';

/** A value that records are sorted by; null comes last in ascending order. */
export type SortValue = string | number | null;

/** How records are sorted by a field: enumerations by the order of their values, text by code point without ASCII case. */
export interface FieldOrder {
  readonly valueOf: (record: Readonly<Record<string, unknown>>) => SortValue;
  /** Returns a value that `<` compares as required. */
  readonly keyOf: (value: SortValue) => SortValue;
  /** Whether records can have a value; that of a cursor may be anything. */
  readonly isValid: (value: unknown) => value is SortValue;
}

/** Returns the order of a sortable field. */
export function fieldOrder(name: string, { type, enum: values }: Field): FieldOrder {
  if (values) return numeric((record) => values.indexOf(String(record[name])));
  if (type === 'integer') return numeric((record) => record[name] as number | null);
  const isTimestamp = type === 'date-time';
  return {
    valueOf: (record) => {
      const value = record[name];
      return value === null || value === undefined ? null : isTimestamp ? String(value) : foldCase(String(value));
    },
    keyOf: (value) => (typeof value === 'string' ? codePointKey(value) : value),
    isValid: (value): value is SortValue =>
      value === null || (typeof value === 'string' && (!isTimestamp || toUtcTimestamp(value) === value)),
  };
}

const numeric = (numberOf: FieldOrder['valueOf']): FieldOrder => ({
  valueOf: numberOf,
  keyOf: (value) => value,
  isValid: (value): value is SortValue => value === null || Number.isSafeInteger(value),
});

/** Returns a text with `A` to `Z` as lower case. */
export const foldCase = (text: string) => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());

/**
 * Returns a text whose order by code units is the order of the given text by code points: surrogates, which encode the
 * highest code points, are moved above the other code units.
 */
const codePointKey = (text: string) =>
  text.replace(/[\ud800-\uffff]/g, (unit) => {
    const code = unit.charCodeAt(0);
    return String.fromCharCode(code >= 0xe000 ? code - 0x800 : code + 0x2000);
  });

/** Compares two keys of the same field. */
export function compareKeys(a: SortValue, b: SortValue): number {
  if (a === b) return 0;
  if (a === null) return 1;
  if (b === null) return -1;
  return a < b ? -1 : 1;
}
