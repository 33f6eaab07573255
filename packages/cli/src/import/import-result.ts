import { formatCount } from '../csv/format-count.ts';
import type { RowCounts } from './import-progress.ts';

/** The result of a run. */
export interface ImportResult extends RowCounts {
  readonly collection: string;
  readonly label: string;
  readonly rows: number;
  /** Whether the end of the file was reached. */
  readonly complete: boolean;
  /** The path of the report; undefined without one. */
  readonly report: string | undefined;
}

/** Returns the result as `--json` prints it. */
export const resultJson = (result: ImportResult): object => ({
  collection: result.collection,
  complete: result.complete,
  rows: result.rows,
  imported: result.imported,
  already_imported: result.alreadyImported,
  rejected: result.rejected,
  in_doubt: result.inDoubt,
  report: result.report ?? null,
});

/** Returns the result as text. */
export function resultText(result: ImportResult): string {
  const { label, collection, rows, complete, imported, alreadyImported, rejected, inDoubt, report } = result;
  if (!complete) {
    const done = formatCount(imported + alreadyImported);
    return `Interrupted: ${done} of ${formatCount(rows)} rows are imported. To continue, run the same command again.`;
  }
  if (imported + rejected + inDoubt === 0 && alreadyImported > 0) {
    return `All ${formatCount(rows)} rows of ${label} were imported before. To create them a second time, use --again.`;
  }
  return [
    `Imported ${formatCount(imported)} of ${formatCount(rows)} rows of ${label} as ${collection}.`,
    ...(alreadyImported > 0 ? [`${rowsWere(alreadyImported)} imported before.`] : []),
    ...(rejected > 0 ? [`${rowsWere(rejected)} rejected.`] : []),
    ...(inDoubt > 0 ? [`${rowsWere(inDoubt)} possibly imported by an interrupted run: check the records.`] : []),
    ...(report === undefined ? [] : [`Report: ${report}. Correct its rows, and import it with the same options.`]),
  ].join('\n');
}

const rowsWere = (count: number): string => `${formatCount(count)} ${count === 1 ? 'row was' : 'rows were'}`;
