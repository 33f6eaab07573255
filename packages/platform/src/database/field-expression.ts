import type { Field } from '@worklane/contract';

/** The last code point: it sorts after any other text. */
export const greatestText = '\u{10FFFF}';

/** Replaces null in sort values, so that records without a value are last in ascending order. */
const greatestValues: Record<string, string> = {
  text: `'${greatestText}'`,
  // The largest safe integer in the JSON of a cursor.
  bigint: String(Number.MAX_SAFE_INTEGER),
  integer: '2147483647',
};

/**
 * Returns SQL for the value of a field to filter by. The index has the same expression.
 * @param name from the contract, never from a request
 */
export const filterExpression = (name: string, { caseless }: Pick<Field, 'caseless'> = {}): string => {
  if (caseless) return `lower((document->>'${name}') collate "C")`;
  return name === 'external_id' ? 'external_id' : `(document->>'${name}')`;
};

/**
 * Returns SQL for the value of a unique field, null without one. It compares exactly, and does not depend on the collation of
 * the machine.
 */
export function uniqueExpression(name: string, field: Field): string {
  const values = storedNames(name, field).map((each) => `document->>'${each}'`);
  return `(coalesce(${values.join(', ')}) collate "C")`;
}

/** Returns the names by which a stored record can have the value of a field: in records of an earlier contract, an earlier one. */
export const storedNames = (name: string, { migration }: Pick<Field, 'migration'>): string[] =>
  [name, migration?.renamedFrom, migration?.existingFrom].filter((each) => each !== undefined);

/**
 * Returns SQL for the value of a field to sort by, which is never null. Text sorts case-insensitively by code point, an
 * enumeration in the order of its values, and a timestamp, which is in UTC, as text.
 */
export function sortExpression(name: string, field: Field): string {
  if (name === 'created_at' || name === 'updated_at') return name;
  const value = `document->>'${name}'`;
  const [type, expression] = typedValue(value, field);
  return `(coalesce(${expression}, ${greatestValues[type]})${type === 'text' ? ' collate "C"' : ''})`;
}

function typedValue(value: string, { type, enum: values }: Field): [type: string, expression: string] {
  if (values) return ['integer', `array_position(array[${values.map((each) => `'${each}'`)}], ${value})`];
  if (type === 'integer') return ['bigint', `(${value})::bigint`];
  if (type === 'string') return ['text', `lower((${value}) collate "C")`];
  return ['text', value];
}
