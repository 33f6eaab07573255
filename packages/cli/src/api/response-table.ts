import type { SchemaObject } from '@worklane/contract/openapi-reader';
import { propertiesOf } from '../contract/schema-reading.ts';
import type { TextStream } from '../terminal/system.ts';
import { formatTable } from '../terminal/table.ts';
import { cellValue, fittingColumns } from './table-columns.ts';

const maxCellLength = 40;

/** Returns the items of a list as rows. */
export function responseTable(
  stdout: TextStream,
  schema: SchemaObject,
  rows: readonly object[],
  chosen?: readonly string[],
): string {
  if (rows.length === 0) return 'No results.';
  const columns = chosen ?? fittingColumns(schema, rows, stdout.columns, shortText);
  const text = chosen ? cellText : shortText;
  return formatTable(
    stdout,
    columns,
    rows.map((row) => columns.map((column) => text(cellValue(row, column)))),
  );
}

/** Returns a single record as a row for each field. */
export function recordTable(
  stdout: TextStream,
  schema: SchemaObject,
  record: object,
  chosen?: readonly string[],
): string {
  const declared = Object.keys(propertiesOf(schema)).filter((name) => name in record);
  const fields = chosen ?? (declared.length > 0 ? declared : Object.keys(record));
  return formatTable(
    stdout,
    ['field', 'value'],
    fields.map((field) => [field, cellText(cellValue(record, field))]),
  );
}

function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object')) return value.join(', ');
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return text.replace(/\s+/g, ' ');
}

function shortText(value: unknown): string {
  const text = cellText(value);
  return text.length > maxCellLength ? `${text.slice(0, maxCellLength - 1)}…` : text;
}
