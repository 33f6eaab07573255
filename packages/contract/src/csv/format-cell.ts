import { parseCell } from './parse-cell.ts';
import type { RecordColumn } from './record-columns.ts';

/** Returns the cell of a value of a record; empty for an absent one. It does not escape formulas. */
export function formatCell(value: unknown, column: Pick<RecordColumn, 'type' | 'list' | 'enum'>): string {
  if (value === undefined || value === null) return '';
  if (column.type === 'json' || column.type === 'map') return JSON.stringify(value);
  if (column.list) return formatList(value as readonly unknown[], column);
  if (column.type !== 'scalar' || typeof value !== 'string') return String(value);
  // Text that would be read as another value, such as the custom field "5".
  return value !== '' && parseCell(value, column) === value ? value : JSON.stringify(value);
}

/** Returns values separated by semicolons, or as JSON if a value has one, or spaces that would be removed. */
function formatList(values: readonly unknown[], column: Pick<RecordColumn, 'type' | 'list' | 'enum'>): string {
  if (values.length === 0) return '';
  const text = values.join(';');
  const parsed = parseCell(text, column);
  return JSON.stringify(parsed) === JSON.stringify(values) ? text : JSON.stringify(values);
}

/** Returns the value at a path of a record. */
export const valueAt = (record: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (value, name) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, name)
        ? (value as Record<string, unknown>)[name]
        : undefined,
    record,
  );
