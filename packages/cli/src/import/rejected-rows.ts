import { existsSync } from 'node:fs';
import type { CsvRow } from '@worklane/contract/csv';
import { csvLine, formatCount, PendingFile } from '../csv/write-csv.ts';
import { countReportColumns, reportColumns } from './column-mapping.ts';
import type { FileSummary } from './input-file.ts';

/** A row that was not imported. */
export interface Rejection {
  readonly line: number;
  readonly errors: readonly string[];
}

/** Rejections that are printed; the report has all of them. */
const maxPrinted = 20;

/** Collects rejected rows. Their report is a CSV file with the line and the errors of each row before its original cells. */
export class RejectedRows {
  /** The first rejections. */
  readonly first: Rejection[] = [];
  readonly #path: string | undefined;
  readonly #file: PendingFile | undefined;
  readonly #delimiter: string;
  readonly #header: readonly string[];
  /** A report that is imported again has these columns already. */
  readonly #skipped: number;
  #count = 0;

  /** @param path undefined for no report */
  constructor(path: string | undefined, { header, delimiter }: Pick<FileSummary, 'header' | 'delimiter'>) {
    this.#path = path;
    this.#file = path === undefined ? undefined : new PendingFile(path);
    this.#delimiter = delimiter;
    this.#header = header;
    this.#skipped = countReportColumns(header);
  }

  get count(): number {
    return this.#count;
  }

  /** The path of the report; null if there is none. */
  get path(): string | null {
    return this.#count > 0 ? (this.#path ?? null) : null;
  }

  /** Returns the lines of text with the reasons of the first rejections. */
  reasons(): string[] {
    const more = this.#count - this.first.length;
    return [
      ...this.first.map(({ line, errors }) => `Line ${line}: ${errors.join('; ')}`),
      ...(more > 0 ? [`... and ${formatCount(more)} more rejected rows.`] : []),
    ];
  }

  async add({ line, cells }: CsvRow, errors: readonly string[]): Promise<void> {
    this.#count++;
    if (this.first.length < maxPrinted) this.first.push({ line, errors });
    if (!this.#file) return;
    const isFirst = this.#count === 1;
    const row = csvLine([`${line}`, errors.join('; '), ...cells.slice(this.#skipped)], this.#delimiter);
    await this.#file.write(isFirst ? this.#headerLine() + row : row);
  }

  /** Writes the report, unless no row was rejected. */
  async complete(): Promise<void> {
    if (this.#count > 0) await this.#file?.complete();
  }

  async discard(): Promise<void> {
    await this.#file?.discard();
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
