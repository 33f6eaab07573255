import { existsSync } from 'node:fs';
import type { CsvRow } from '@worklane/contract/csv';
import { csvLine, formatCount, pendingFile } from '../csv/files.ts';
import { countReportColumns, reportColumns } from './column-mapping.ts';
import type { FileSummary } from './input-file.ts';

/** A row that was not imported. */
export interface Rejection {
  readonly line: number;
  readonly errors: readonly string[];
}

/** Rejections that are printed; the report has all of them. */
const maxPrinted = 20;

export type RejectedRows = ReturnType<typeof rejectedRows>;

/**
 * Collects rejected rows. Their report is a CSV file with the line and the errors of each row before its original cells.
 * @param path undefined for no report
 */
export function rejectedRows(
  path: string | undefined,
  { header, delimiter }: Pick<FileSummary, 'header' | 'delimiter'>,
) {
  const file = path === undefined ? undefined : pendingFile(path);
  /** A report that is imported again has these columns already. */
  const skipped = countReportColumns(header);
  const first: Rejection[] = [];
  let count = 0;
  return {
    /** The first rejections. */
    first,
    count: () => count,
    /** Returns the path of the report; null if there is none. */
    path: () => (count > 0 ? (path ?? null) : null),
    /** Returns the lines of text with the reasons of the first rejections. */
    reasons(): string[] {
      const more = count - first.length;
      return [
        ...first.map(({ line, errors }) => `Line ${line}: ${errors.join('; ')}`),
        ...(more > 0 ? [`... and ${formatCount(more)} more rejected rows.`] : []),
      ];
    },
    async add({ line, cells }: CsvRow, errors: readonly string[]): Promise<void> {
      count++;
      if (first.length < maxPrinted) first.push({ line, errors });
      const row = csvLine([`${line}`, errors.join('; '), ...cells.slice(skipped)], delimiter);
      const head = count === 1 ? csvLine([...reportColumns, ...header.slice(skipped)], delimiter) : '';
      await file?.write(head + row);
    },
    /** Writes the report, unless no row was rejected. */
    async complete(): Promise<void> {
      if (count > 0) await file?.complete();
    },
    discard: async () => file?.discard(),
  };
}

/** Returns `contacts.rejected.csv` for `contacts.csv`, or a name with a number: an existing report may have corrections. */
export function defaultReportPath(file: string, collection: string): string {
  const base = file === '-' ? collection : file.replace(/\.csv$/i, '');
  const path = (number: number) => `${base}.rejected${number === 1 ? '' : `-${number}`}.csv`;
  let number = 1;
  while (existsSync(path(number))) number++;
  return path(number);
}
