import { existsSync } from 'node:fs';
import type { CsvRow } from '../csv/read-csv.ts';
import { csvLine, PendingFile } from '../csv/write-csv.ts';
import { countReportColumns, reportColumns } from './column-mapping.ts';
import type { FileSummary } from './input-file.ts';

/** The report of rejected rows: a CSV file with the line and the errors of each row before its original cells. */
export class RejectedRows {
  readonly path: string;
  readonly #file: PendingFile;
  readonly #delimiter: string;
  readonly #header: readonly string[];
  /** A report that is imported again has these columns already. */
  readonly #skipped: number;
  #count = 0;

  constructor(path: string, { header, delimiter }: Pick<FileSummary, 'header' | 'delimiter'>) {
    this.path = path;
    this.#file = new PendingFile(path);
    this.#delimiter = delimiter;
    this.#header = header;
    this.#skipped = countReportColumns(header);
  }

  get count(): number {
    return this.#count;
  }

  async add({ line, cells }: CsvRow, errors: readonly string[]): Promise<void> {
    this.#count++;
    const isFirst = this.#count === 1;
    const row = csvLine([`${line}`, errors.join('; '), ...cells.slice(this.#skipped)], this.#delimiter);
    await this.#file.write(isFirst ? this.#headerLine() + row : row);
  }

  /** Writes the report, unless no row was rejected. */
  async complete(): Promise<void> {
    if (this.#count > 0) await this.#file.complete();
  }

  discard(): Promise<void> {
    return this.#file.discard();
  }

  #headerLine(): string {
    return csvLine([...reportColumns, ...this.#header.slice(this.#skipped)], this.#delimiter);
  }
}

/** Returns `contacts.rejected.csv` for `contacts.csv`, or a name with a number: an existing report may have corrections. */
export function defaultReportPath(file: string, collection: string): string {
  const base = file === '-' ? collection : file.replace(/\.csv$/i, '');
  const path = (number: number) => `${base}.rejected${number === 1 ? '' : `-${number}`}.csv`;
  let number = 1;
  while (existsSync(path(number))) number++;
  return path(number);
}
