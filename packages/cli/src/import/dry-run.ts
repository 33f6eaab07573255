import { formatCount } from '../csv/write-csv.ts';
import { type ExitCode, exitCodes } from '../errors.ts';
import type { Output } from '../terminal/output.ts';
import { formatTable } from '../terminal/table.ts';
import type { PreparedImport, PreparedRow } from './prepared-import.ts';
import type { RejectedRows } from './rejected-rows.ts';

/** Rows whose values the mapping shows. */
const maxSamples = 2;

/** Validates all rows, and prints how the first ones are mapped and which ones are rejected. */
export async function dryRun(
  prepared: PreparedImport,
  rejectedRows: RejectedRows,
  output: Output,
): Promise<ExitCode | undefined> {
  const samples: PreparedRow[] = [];
  await output.during(`Validating ${prepared.file.label}`, async () => {
    for await (const row of prepared.readRows()) {
      if (samples.length < maxSamples) samples.push(row);
      if (row.errors.length > 0) await rejectedRows.add(row, row.errors);
    }
    await rejectedRows.complete();
  });
  const { header, fields, rows } = prepared;
  const mapping = header.map((column, index) => ({ column, field: fields[index]?.name ?? null }));
  const { count: rejected, first: rejections, path } = rejectedRows;
  const valid = rows - rejected;
  output.result({ mapping, rows, valid, rejected, rejections }, () =>
    [
      mappingTable(prepared, samples, output),
      '',
      `${formatCount(valid)} of ${formatCount(rows)} rows are valid. Nothing was sent.`,
      ...rejectedRows.reasons(),
      ...(path === null ? [] : [`Rejected rows: ${path}`]),
    ].join('\n'),
  );
  return rejected > 0 ? exitCodes.partial : undefined;
}

function mappingTable({ header, fields }: PreparedImport, samples: readonly PreparedRow[], { stdout }: Output): string {
  const rows = header.map((column, index) => [
    column,
    fields[index]?.name ?? '(ignored)',
    ...samples.map(({ cells }) => shortened(cells[index] ?? '')),
  ]);
  return formatTable(stdout, ['Column', 'Field', ...samples.map(({ line }) => `Line ${line}`)], rows);
}

const shortened = (cell: string): string => {
  const line = cell.replaceAll(/\s+/g, ' ');
  return line.length > 40 ? `${line.slice(0, 39)}…` : line;
};
