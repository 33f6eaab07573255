import { stringify } from 'csv-stringify/sync';

export interface RecordPage {
  readonly records: readonly Readonly<Record<string, unknown>>[];
  readonly next_cursor: string | null;
  /** Says that values are shortened. */
  readonly note?: string;
}

/**
 * Returns the cursor of the next page and the note, where text of records cannot be, and the page as CSV, which repeats no names
 * of fields.
 */
export function pageText({ records, next_cursor, note }: RecordPage): string {
  if (records.length === 0) return 'No records match.';
  const rows = records.map((record) => Object.fromEntries(cells(record)));
  const columns = columnsOf(rows);
  const head = [
    ...(next_cursor === null ? [] : [`next_cursor: ${next_cursor}`]),
    ...(note === undefined ? [] : [`note: ${note}`]),
  ];
  return `${head.map((line) => `${line}\n`).join('')}${head.length > 0 ? '\n' : ''}${stringify(rows, { header: true, columns, eof: false, cast, quoted_match: /\r/ })}`;
}

/** By default, `true` is written as 1, and `false` as nothing, like an empty field. */
const cast = { boolean: String };

/** Returns the columns of all rows; one that only some rows have comes after the one that is before it in those. */
function columnsOf(rows: readonly object[]): string[] {
  const columns: string[] = [];
  for (const row of rows) {
    let position = 0;
    for (const name of Object.keys(row)) {
      const known = columns.indexOf(name);
      if (known < 0) columns.splice(position, 0, name);
      position = Math.max(known, position) + 1;
    }
  }
  return columns;
}

/** Returns the cells of a record by column: `totals.net.amount` for nested values. */
const cells = (value: object, prefix = ''): [column: string, cell: unknown][] =>
  Object.entries(value).flatMap(([name, each]) => {
    const column = `${prefix}${name}`;
    if (Array.isArray(each)) return [[column, listText(each)]];
    return typeof each === 'object' && each !== null ? cells(each, `${column}.`) : [[column, each]];
  });

/** Returns the items as text, or as JSON if their text would be ambiguous. */
function listText(items: readonly unknown[]): string {
  const isPlain = items.every((item) => typeof item !== 'object' && !String(item).includes(';'));
  return isPlain ? items.join('; ') : JSON.stringify(items);
}
