import schemas from 'contract:schemas';
import type { Resource } from '@worklane/contract';
import {
  columnsOf,
  escapeFormula,
  formatCell,
  type RecordColumn,
  type SchemaSource,
  valueAt,
  withMapColumns,
} from '@worklane/contract/csv';
import { stringify } from 'csv-stringify/browser/esm/sync';
import type { Schema } from '../../contract/fields.ts';

interface CsvExport {
  resource: Resource;
  /** All records of the list, page by page. */
  pages: AsyncIterable<readonly object[]>;
  /** Called after each page. */
  onProgress: (records: number) => void;
}

/**
 * Returns records as `worklane export --bom` writes them, with a column for each custom field. Their names are known after
 * the last record, so that the pages are kept as a blob, which the browser may move from memory to the disk.
 */
export async function csvOf({ resource, pages, onProgress }: CsvExport): Promise<Blob> {
  const columns = columnsOf(resource, contract);
  const names = new Map(columns.filter(({ type }) => type === 'map').map((map) => [map, new Set<string>()]));
  const stored: Blob[] = [];
  let count = 0;
  for await (const page of pages) {
    for (const record of page) {
      for (const [{ path }, found] of names) {
        for (const name of Object.keys(valueAt(record, path) ?? {})) found.add(name);
      }
    }
    stored.push(new Blob([JSON.stringify(page)]));
    count += page.length;
    onProgress(count);
  }
  const all = withMapColumns(columns, (map) => [...(names.get(map) ?? [])].toSorted());
  const lines: Blob[] = [csvFile([all.map(({ name }) => name)])];
  for (const page of stored) lines.push(new Blob([csvLines(JSON.parse(await page.text()), all)]));
  return new Blob(lines, { type: csvType });
}

const csvType = 'text/csv;charset=utf-8';

/** Returns the file of some rows. Spreadsheets recognize UTF-8 by the byte order mark. */
export const csvFile = (rows: readonly (readonly string[])[], delimiter = ','): Blob =>
  new Blob(['\uFEFF', stringify([...rows], { delimiter })], { type: csvType });

const csvLines = (records: readonly object[], columns: readonly RecordColumn[]): string =>
  stringify(
    records.map((record) => columns.map((column) => escapeFormula(formatCell(valueAt(record, column.path), column)))),
  );

/** The schemas of the contract, whose references are names. */
export const contract: SchemaSource = {
  schema: (name) => ({ $ref: name }),
  resolve(node) {
    let schema = node as unknown as Schema;
    while (schema.$ref !== undefined) schema = schemas[schema.$ref] ?? {};
    return schema as unknown as ReturnType<SchemaSource['resolve']>;
  },
};
