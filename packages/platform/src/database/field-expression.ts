import type { Field } from '@worklane/contract';

/** The last code point there is: text that sorts behind every other. */
export const greatestText = '\u{10FFFF}';

/** Sorts behind every other value, so that what is not set comes last in ascending order. */
const afterEverything: Record<string, string> = {
  text: `'${greatestText}'`,
  // The largest that a cursor can carry, as JSON has it.
  bigint: String(Number.MAX_SAFE_INTEGER),
  integer: '2147483647',
};

/**
 * SQL for the value of a field to filter by; the index on it has the very same text.
 * Names come from the contract, never from a request.
 */
export const filterExpression = (name: string): string =>
  name === 'external_id' ? 'external_id' : `(document->>'${name}')`;

/**
 * SQL for the value of a field to sort by, never null. Text sorts without regard to case, by code point;
 * an enumeration in the order in which its values are listed; moments are kept in UTC, where text order is
 * time order.
 */
export function sortExpression(name: string, field: Field): string {
  if (name === 'created_at' || name === 'updated_at') return name;
  const value = `document->>'${name}'`;
  const [type, expression] = typedValue(value, field);
  return `(coalesce(${expression}, ${afterEverything[type]})${type === 'text' ? ' collate "C"' : ''})`;
}

function typedValue(value: string, { type, enum: values }: Field): [type: string, expression: string] {
  if (values) return ['integer', `array_position(array[${values.map((each) => `'${each}'`)}], ${value})`];
  if (type === 'integer') return ['bigint', `(${value})::bigint`];
  if (type === 'string') return ['text', `lower((${value}) collate "C")`];
  return ['text', value];
}
