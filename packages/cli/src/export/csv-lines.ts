import { escapeFormula, formatCell, valueAt } from '@worklane/contract/csv';
import { csvLine } from '../csv/csv-writer.ts';
import type { ExportSource } from './export-source.ts';

export interface CsvFormat {
  readonly delimiter: string;
  /** Whether the text starts with a byte order mark. */
  readonly bom?: true;
  readonly escapeFormulas: boolean;
}

/** Returns the header and a line for each record. */
export async function* csvLines(
  { columns, records }: ExportSource,
  { delimiter, bom, escapeFormulas }: CsvFormat,
): AsyncGenerator<string, void, undefined> {
  const escaped = escapeFormulas ? escapeFormula : (text: string) => text;
  const names = columns.map(({ name }) => name);
  yield (bom ? '\uFEFF' : '') + csvLine(names, delimiter);
  for await (const record of records) {
    const cells = columns.map((column) => escaped(formatCell(valueAt(record, column.path), column)));
    yield csvLine(cells, delimiter);
  }
}
