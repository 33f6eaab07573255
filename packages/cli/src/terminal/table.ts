import Table from 'cli-table3';
import type { TextStream } from './system.ts';
import { visible } from './text-stream.ts';

const noBorders = Object.fromEntries(
  [
    ...['top', 'top-mid', 'top-left', 'top-right', 'bottom', 'bottom-mid', 'bottom-left', 'bottom-right'],
    ...['left', 'left-mid', 'mid', 'mid-mid', 'right', 'right-mid'],
  ].map((name) => [name, '']),
);

const layout = {
  chars: { ...noBorders, middle: '  ' },
  style: { 'padding-left': 0, 'padding-right': 0, head: [], border: [] },
};

/** Returns rows as aligned columns below their headings. An absent value is an empty cell. */
export function formatTable(
  { style }: Pick<TextStream, 'style'>,
  headings: readonly string[],
  rows: readonly (readonly unknown[])[],
): string {
  const table = new Table({ ...layout, head: headings.map((heading) => style('bold', heading)) });
  table.push(...rows.map((row) => row.map((cell) => visible(String(cell ?? '')))));
  return tableText(table);
}

/** Returns named values, one a line. Absent values are left out. */
export function formatFields(
  { style }: Pick<TextStream, 'style'>,
  fields: readonly (readonly [name: string, value: unknown])[],
): string {
  const table = new Table(layout);
  const present = fields.filter(([, value]) => value !== null && value !== undefined);
  table.push(...present.map(([name, value]) => [style('bold', name), visible(String(value))]));
  return tableText(table);
}

const tableText = (table: Table.Table): string =>
  table
    .toString()
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n');
