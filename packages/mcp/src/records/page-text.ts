import { stringify } from 'csv-stringify/sync';

export interface RecordPage {
  readonly records: readonly Readonly<Record<string, unknown>>[];
  readonly next_cursor: string | null;
}

/** Returns a page as CSV, which repeats no names of fields, and the cursor of the next page. */
export function pageText({ records, next_cursor }: RecordPage): string {
  if (records.length === 0) return 'No records match.';
  const rows = records.map((record) => Object.fromEntries(cells(record)));
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const more = next_cursor === null ? '' : `\nnext_cursor: ${next_cursor}`;
  return `${stringify(rows, { header: true, columns }).trimEnd()}${more}`;
}

/** Returns the cells of a record by column: `totals.net.amount` for nested values. */
const cells = (value: object, prefix = ''): [column: string, cell: unknown][] =>
  Object.entries(value).flatMap(([name, each]) => {
    const column = `${prefix}${name}`;
    if (Array.isArray(each)) return [[column, each.map(itemText).join('; ')]];
    return typeof each === 'object' && each !== null ? cells(each, `${column}.`) : [[column, each]];
  });

const itemText = (item: unknown): string => (typeof item === 'object' ? JSON.stringify(item) : String(item));
