import type { SchemaObject } from '@worklane/contract/openapi-reader';
import { suggestion } from '@worklane/contract/similar-name';
import { contract, enumOf, propertiesOf } from '../contract.ts';
import { UsageError } from '../errors.ts';
import type { TextStream } from '../terminal/system.ts';
import { formatTable } from '../terminal/table.ts';

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

/** Returns the fields that the records of all kinds have. They tell no rows apart, so they are shown only on request. */
function commonFields(): ReadonlySet<string> {
  const kinds = enumOf(contract.schema('EntityKind'));
  const records = Object.values(contract.document.components.schemas).filter((schema) =>
    kinds.includes(schema['x-resource']?.kind ?? ''),
  );
  const [first = [], ...others] = records.map((schema) => Object.keys(propertiesOf(schema)));
  return new Set(first.filter((name) => name !== 'id' && others.every((names) => names.includes(name))));
}

const gap = 2;

/** Returns the value of a field, or of a field in it: `budget.amount`. */
const cellValue = (row: object, column: string): unknown =>
  column
    .split('.')
    .reduce<unknown>((value, name) => (value as Record<string, unknown> | null | undefined)?.[name], row);

/** @throws UsageError for a column that items of the schema do not have */
export function requireColumns(schema: SchemaObject, columns: readonly string[]): void {
  const known = Object.keys(propertiesOf(schema));
  for (const column of columns) {
    const [name = ''] = column.split('.', 1);
    if (known.length === 0 || known.includes(name)) continue;
    throw new UsageError(`Unknown column "${name}".${suggestion(name, known)} The columns are: ${known.join(', ')}.`);
  }
}

/** Returns the fields that identify a row, and as many others as fit the width. Fields without any value are left out. */
function fittingColumns(
  schema: SchemaObject,
  rows: readonly object[],
  width: number,
  cellText: (value: unknown) => string,
): readonly string[] {
  const declared = Object.keys(propertiesOf(schema));
  const names = declared.length > 0 ? declared : [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const common = commonFields();
  const columns: string[] = [];
  let used = 0;
  for (const name of names.filter((each) => !common.has(each))) {
    const texts = rows.map((row) => cellText(cellValue(row, name)));
    if (rows.length > 0 && texts.every((text) => text === '')) continue;
    const columnWidth = Math.max(name.length, ...texts.map((text) => text.length)) + gap;
    if (columns.length > 0 && used + columnWidth > width) continue;
    used += columnWidth;
    columns.push(name);
  }
  return columns;
}
