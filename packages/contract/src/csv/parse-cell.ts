import { inexactNumbers } from '../json.ts';
import { unescapeFormula } from './formula-escape.ts';
import type { RecordColumn } from './record-columns.ts';

/** A value without a cell: the field is left out. */
export const isEmptyCell = (cell: string | undefined): boolean => cell === undefined || cell.trim() === '';

/**
 * Returns the value of a cell. Text that is not of the type of the column stays text, which validation then rejects.
 * @param decimalComma whether numbers can also be written as `1.234,5`
 */
export function parseCell(
  cell: string,
  column: Pick<RecordColumn, 'type' | 'list' | 'enum'>,
  decimalComma = false,
): unknown {
  const unescaped = unescapeFormula(cell);
  const text = decimalComma && column.type === 'number' ? withDecimalPoint(unescaped) : unescaped;
  if (column.type === 'json' || column.type === 'map') return parseJson(text) ?? text;
  if (!column.list) return parseValue(text, column);
  const items = text.trimStart().startsWith('[') ? parseJson(text) : undefined;
  if (Array.isArray(items)) return items;
  const values = text.split(';').map((item) => item.trim());
  return values.filter((item) => item !== '').map((item) => parseValue(item, column));
}

/** Returns numbers with a decimal comma, such as `1.234,5`, with a decimal point. `1.234` stays, as an export writes it. */
const withDecimalPoint = (text: string): string =>
  text.replaceAll(/(?<![\d.,])(\d+|\d{1,3}(?:\.\d{3})+),(\d+)(?![\d.,])/g, (_, whole: string, fraction: string) =>
    [whole.replaceAll('.', ''), fraction].join('.'),
  );

function parseValue(text: string, column: Pick<RecordColumn, 'type' | 'enum'>): unknown {
  const trimmed = text.trim();
  if (column.enum) return enumValue(trimmed, column.enum);
  return parsers[column.type]?.(trimmed) ?? (column.type === 'string' ? text : trimmed);
}

/** The parsers of types other than text. They return undefined for text of another type. */
const parsers: Readonly<Record<string, (text: string) => unknown>> = {
  integer: (text) => (/^[+-]?\d+$/.test(text) ? parseJson(asJsonNumber(text)) : undefined),
  number: (text) => (/^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i.test(text) ? parseJson(asJsonNumber(text)) : undefined),
  boolean: (text) => booleans[text.toLowerCase()],
  scalar: parseScalar,
};

/** Returns `+007.` as `7`, and `-.5` as `-0.5`. */
const asJsonNumber = (text: string): string =>
  text
    .replace(/^\+/, '')
    .replace(/^(-?)0*(?=\d)/, '$1')
    .replace(/^(-?)\./, '$10.')
    .replace(/\.(?!\d)/, '');

const booleans: Readonly<Record<string, boolean>> = {
  ...{ true: true, yes: true, 1: true },
  ...{ false: false, no: false, 0: false },
};

/** Returns `In progress` as `in_progress`. */
function enumValue(text: string, values: readonly string[]): string {
  const plain = (value: string) => value.toLowerCase().replaceAll(/[\s_-]+/g, '_');
  return values.find((value) => plain(value) === plain(text)) ?? text;
}

/**
 * Returns a number or a boolean in its only spelling, or text. Text that would be read as one of them is in quotes, as in
 * JSON; so `007` stays text.
 */
function parseScalar(text: string): unknown {
  const value = parseJson(text);
  if (typeof value === 'string') return value;
  return (typeof value === 'number' || typeof value === 'boolean') && String(value) === text ? value : undefined;
}

/** Returns undefined for invalid JSON, and for numbers that would be rounded. */
function parseJson(text: string): unknown {
  try {
    const value = JSON.parse(text);
    return inexactNumbers(text, 1).length === 0 ? value : undefined;
  } catch {
    return undefined;
  }
}
