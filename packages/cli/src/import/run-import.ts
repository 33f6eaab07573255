import { createHash } from 'node:crypto';
import type { Invocation } from '../command/invocation.ts';
import { formatCount } from '../csv/files.ts';
import { type ExitCode, exitCodes } from '../errors.ts';
import type { Output } from '../terminal/output.ts';
import { formatTable } from '../terminal/table.ts';
import { openInputFile } from './input-file.ts';
import {
  foreignReferencesOf,
  type MappingOptions,
  type PreparedImport,
  type PreparedRow,
  prepareImport,
} from './prepared-import.ts';
import { defaultReportPath, type RejectedRows, rejectedRows } from './rejected-rows.ts';
import { type RowCounts, requestPace, showProgress } from './request-pace.ts';
import { type Batch, sendRows } from './send-rows.ts';

/** The options of `worklane import`. */
interface ImportOptions extends MappingOptions {
  readonly dryRun?: true;
  readonly run: string;
  readonly report?: string;
  readonly concurrency: number;
}

/** Runs `worklane import`. @param path `-` for standard input */
export async function importFile(
  invocation: Invocation,
  options: ImportOptions,
  [collection = '', path = '']: readonly string[],
): Promise<ExitCode | undefined> {
  const { system, output } = invocation;
  const file = await openInputFile(path, system);
  try {
    const prepared = await prepareImport(collection, file, options, output);
    if (prepared.readOnly.length > 0) {
      output.note(`Columns that only the service sets are not imported: ${prepared.readOnly.join(', ')}`);
    }
    if (options.dryRun) return await dryRun(prepared, rejectedRows(options.report, prepared), output);
    const report = rejectedRows(options.report ?? defaultReportPath(path, collection), prepared);
    return await runImport(prepared, report, options, invocation);
  } finally {
    await file.close();
  }
}

/** Imports the rows. The service creates a record for each, in however many runs a row is sent within 24 hours. */
async function runImport(
  prepared: PreparedImport,
  report: RejectedRows,
  { run, concurrency }: ImportOptions,
  { system, output, openSession }: Invocation,
): Promise<ExitCode | undefined> {
  const { client } = await openSession();
  const { resource, file, header, rows, hash } = prepared;
  const { collection, property } = resource;
  const counts: RowCounts = { imported: 0, rejected: 0 };
  const interrupted = () =>
    `Interrupted: ${formatCount(counts.imported)} of ${formatCount(rows)} rows are imported. ` +
    'To continue, run the same command again within 24 hours.';
  try {
    const { id: organizationId } = await client.organization();
    const interruption = system.interruption();
    const pace = requestPace(interruption);
    const stopProgress = showProgress(output, { label: file.label, rows, counts, pace });
    // Every collection has the same method, whose body is that of its kind.
    const { batch } = (client as unknown as Record<string, { batch: Batch }>)[property] as { batch: Batch };
    const idempotencyKey = idempotencyKeys([organizationId, collection, hash, run]);
    const sending = { header, report, counts, concurrency, pace, interruption, batch, idempotencyKey };
    const complete = await sendRows(withForeignReferences(prepared, organizationId), sending).finally(stopProgress);
    await (complete ? report.complete() : report.discard());
    const path = complete ? report.path() : null;
    output.result({ collection, complete, rows, ...counts, rejections: report.first, report: path }, () => {
      if (!complete) return interrupted();
      const { imported, rejected } = counts;
      return [
        `Imported ${formatCount(imported)} of ${formatCount(rows)} rows of ${file.label} as ${collection}.`,
        ...(rejected > 0 ? [`${formatCount(rejected)} ${rejected === 1 ? 'row was' : 'rows were'} rejected.`] : []),
        ...report.reasons(),
        ...(path === null ? [] : [`Report: ${path}. Correct its rows, and import it with the same options.`]),
      ].join('\n');
    });
    if (!complete) return exitCodes.interrupted;
    return counts.rejected > 0 ? exitCodes.partial : undefined;
  } catch (error) {
    await report.discard();
    if (counts.imported + counts.rejected > 0) output.note(interrupted());
    throw error;
  }
}

async function* withForeignReferences(
  prepared: PreparedImport,
  organizationId: number,
): AsyncGenerator<PreparedRow, void, undefined> {
  const { resource, header, readOnly } = prepared;
  const find = foreignReferencesOf(resource, readOnly.includes('organization_id') ? header : [], organizationId);
  for await (const row of prepared.readRows()) yield { ...row, errors: [...row.errors, ...find(row.cells, row.body)] };
}

/**
 * Returns the idempotency key of the batch that starts with a row, which is the same in every run. It depends neither on the
 * base URL, since a service can have several, nor on the mapping: the service rejects another body with the same key instead of
 * creating a second record.
 * @param identity the organization, the collection, the hash of the file and the name of the import
 */
function idempotencyKeys(identity: readonly (string | number)[]): (row: number) => string {
  const prefix = createHash('sha256').update(JSON.stringify(identity)).digest('base64url').slice(0, 32);
  return (row) => `import-${prefix}-${row}`;
}

/** Rows whose values the mapping shows. */
const maxSamples = 2;

/** Validates all rows, and prints how the first ones are mapped and which ones are rejected. */
async function dryRun(prepared: PreparedImport, report: RejectedRows, output: Output): Promise<ExitCode | undefined> {
  const samples: PreparedRow[] = [];
  await output.during(`Validating ${prepared.file.label}`, async () => {
    for await (const row of prepared.readRows()) {
      if (samples.length < maxSamples) samples.push(row);
      if (row.errors.length > 0) await report.add(row, row.errors);
    }
    await report.complete();
  });
  const { header, fields, rows } = prepared;
  const mapping = header.map((column, index) => ({ column, field: fields[index]?.name ?? null }));
  const [rejected, path] = [report.count(), report.path()];
  const valid = rows - rejected;
  output.result({ mapping, rows, valid, rejected, rejections: report.first }, () =>
    [
      mappingTable(prepared, samples, output),
      '',
      `${formatCount(valid)} of ${formatCount(rows)} rows are valid. Nothing was sent.`,
      ...report.reasons(),
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
