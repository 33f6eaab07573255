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
  rejected: result.rejected,
  report: result.report ?? null,
});

/** Returns the result as text. */
export function resultText(result: ImportResult): string {
  const { label, collection, rows, complete, imported, rejected, report } = result;
  if (!complete) {
    const counts = `${formatCount(imported)} of ${formatCount(rows)} rows are imported`;
    return `Interrupted: ${counts}. To continue, run the same command again within 24 hours.`;
  }
  return [
    `Imported ${formatCount(imported)} of ${formatCount(rows)} rows of ${label} as ${collection}.`,
    ...(rejected > 0 ? [`${rowsWere(rejected)} rejected.`] : []),
    ...(report === undefined ? [] : [`Report: ${report}. Correct its rows, and import it with the same options.`]),
  ].join('\n');
}

const rowsWere = (count: number): string => `${formatCount(count)} ${count === 1 ? 'row was' : 'rows were'}`;
