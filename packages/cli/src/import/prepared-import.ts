import type { Resource } from '@worklane/contract';
import { columnsOf } from '@worklane/contract/csv';
import { contract } from '../contract/contract-document.ts';
import { resourceOf } from '../csv/collection.ts';
import { type CsvRow, readCsv } from '../csv/read-csv.ts';
import { UsageError } from '../errors.ts';
import type { Output } from '../terminal/output.ts';
import { type ColumnMapping, mapColumns } from './column-mapping.ts';
import { type FileSummary, type InputFile, summarize } from './input-file.ts';
import { rowBody } from './row-body.ts';
import { violationsOf } from './row-violations.ts';

/** A file that has been read once and whose columns are mapped. */
export interface PreparedImport extends FileSummary, ColumnMapping {
  readonly resource: Resource;
  readonly file: InputFile;
  /** Reads the file again. */
  readRows(): AsyncIterable<PreparedRow>;
}

export interface PreparedRow extends CsvRow {
  /** The body of the request. */
  readonly body: object;
  /** The violations of the contract. */
  readonly errors: readonly string[];
}

export interface MappingOptions {
  readonly map?: readonly string[];
  readonly delimiter?: string;
}

/** Reads and maps a file. @throws UsageError before anything is sent */
export async function prepareImport(
  collection: string,
  file: InputFile,
  { map = [], delimiter }: MappingOptions,
  output: Output,
): Promise<PreparedImport> {
  const resource = resourceOf(collection);
  if (resource.schemas.create === null) throw new UsageError(`The API cannot create ${collection}.`);
  const progress = output.progress(`Reading ${file.label}`);
  try {
    const summary = await summarize(file, delimiter);
    const mapping = mapColumns(summary.header, columnsOf(resource, contract), map);
    return { ...summary, ...mapping, resource, file, readRows: () => preparedRows(resource, file, summary, mapping) };
  } finally {
    progress.stop();
  }
}

async function* preparedRows(
  resource: Resource,
  file: InputFile,
  { header, delimiter }: FileSummary,
  { fields }: ColumnMapping,
): AsyncGenerator<PreparedRow, void, undefined> {
  const violations = violationsOf(resource);
  const csv = await readCsv(file.read(), delimiter);
  for await (const row of csv.rows) {
    const body = rowBody(row.cells, fields);
    const cells = row.cells.length;
    const errors =
      cells === header.length ? violations(body) : [`has ${cells} cells, but the header has ${header.length} columns`];
    yield { ...row, body, errors };
  }
}
