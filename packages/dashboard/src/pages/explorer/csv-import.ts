import type { Resource } from '@worklane/contract';
import {
  type CsvDialect,
  type CsvRow,
  columnInMap,
  columnsOf,
  csvDecoder,
  csvRows,
  dialectOf,
  emptyFile,
  overlap,
  type RecordColumn,
} from '@worklane/contract/csv';
import { CsvError, type Options, parse } from 'csv-parse/browser/esm/sync';
import { contract } from './csv-export.ts';

/** A file that has been read. */
export interface ImportFile extends CsvDialect {
  readonly name: string;
  readonly header: readonly string[];
  readonly rows: readonly CsvRow[];
}

/** Reads a CSV file in UTF-8 or UTF-16. @throws Error that says what is wrong with it */
export async function readCsvFile(file: File): Promise<ImportFile> {
  const content = new Uint8Array(await file.arrayBuffer());
  const decode = csvDecoder(content);
  const text = decode(content) + decode();
  const dialect = dialectOf(text);
  const { options, violation } = csvRows(dialect);
  try {
    // Its types do not know that `on_record` can return anything.
    const [first, ...rows] = parse(text.slice(dialect.skipped), options as Options) as unknown as CsvRow[];
    if (!first) throw new Error(emptyFile);
    return { ...dialect, name: file.name, header: first.cells.map((name) => name.trim()), rows };
  } catch (error) {
    throw error instanceof CsvError ? new Error(violation(error), { cause: error }) : error;
  }
}

/** Returns the columns of the fields that a new record can have. */
export const writableColumns = (resource: Resource): RecordColumn[] =>
  columnsOf(resource, contract).filter(({ writable }) => writable);

/** Returns the fields that a column of a file can set; its own name can be one of the custom fields. */
export const targetsOf = (columns: readonly RecordColumn[], header: string): RecordColumn[] =>
  columns.map((column) => (column.type === 'map' ? columnInMap(column, withoutMap(header, column)) : column));

const withoutMap = (header: string, { name }: RecordColumn): string =>
  header.startsWith(`${name}.`) ? header.slice(name.length + 1) : header;

/** Returns the name of a field that two columns set. */
export const doubleTarget = (fields: readonly (RecordColumn | undefined)[]): string | undefined =>
  fields.find((field, index) => field && fields.slice(0, index).some((other) => other && overlap(field, other)))?.name;
