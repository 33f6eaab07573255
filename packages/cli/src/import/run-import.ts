import { createHash } from 'node:crypto';
import type { Resource } from '@worklane/contract';
import type { Invocation } from '../command/invocation.ts';
import { formatCount } from '../csv/write-csv.ts';
import { type ExitCode, exitCodes } from '../errors.ts';
import type { Session } from '../session/session.ts';
import { dryRun } from './dry-run.ts';
import { noRows, type RowCounts, showProgress } from './import-progress.ts';
import { openInputFile } from './input-file.ts';
import {
  foreignReferencesOf,
  type MappingOptions,
  type PreparedImport,
  type PreparedRow,
  prepareImport,
} from './prepared-import.ts';
import { defaultReportPath, RejectedRows } from './rejected-rows.ts';
import { RequestPace } from './request-pace.ts';
import { type Create, sendRows } from './send-rows.ts';

/** The options of `worklane import`. */
export interface ImportOptions extends MappingOptions {
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
    if (options.dryRun) {
      const report = options.report === undefined ? undefined : new RejectedRows(options.report, prepared);
      return await dryRun(prepared, report, output);
    }
    const report = new RejectedRows(options.report ?? defaultReportPath(path, collection), prepared);
    const { run: runName, concurrency } = options;
    return await runImport(prepared, report, { runName, concurrency }, invocation);
  } finally {
    await file.close();
  }
}

export interface RunOptions {
  /** Another name imports the same rows once more. */
  readonly runName: string;
  readonly concurrency: number;
}

/** Imports the rows. The service creates a record for each, in however many runs a row is sent within 24 hours. */
async function runImport(
  prepared: PreparedImport,
  report: RejectedRows,
  options: RunOptions,
  invocation: Invocation,
): Promise<ExitCode | undefined> {
  const { output } = invocation;
  const session = await invocation.openSession();
  const counts = noRows();
  const result = (complete: boolean) => ({
    ...{
      ...counts,
      complete,
      collection: prepared.resource.collection,
      label: prepared.file.label,
      rows: prepared.rows,
    },
    report: complete && report.count > 0 ? report.path : undefined,
  });
  try {
    const complete = await send({ prepared, report, options, counts, session }, invocation);
    await (complete ? report.complete() : report.discard());
    output.result(resultJson(result(complete)), () => resultText(result(complete)));
    if (!complete) return exitCodes.interrupted;
    return counts.rejected > 0 ? exitCodes.partial : undefined;
  } catch (error) {
    await report.discard();
    if (counts.imported + counts.rejected > 0) output.note(resultText(result(false)));
    throw error;
  }
}

interface Run {
  readonly prepared: PreparedImport;
  readonly report: RejectedRows;
  readonly options: RunOptions;
  readonly counts: RowCounts;
  readonly session: Session;
}

/** Returns whether the end of the file was reached. */
async function send(run: Run, { system, output }: Invocation): Promise<boolean> {
  const { prepared, report, options, counts, session } = run;
  const { runName, concurrency } = options;
  const { resource } = prepared;
  const { id: organizationId } = await session.client.organization();
  const interruption = system.interruption();
  const pace = new RequestPace(interruption);
  const progress = showProgress(output, { label: prepared.file.label, rows: prepared.rows, counts, pace });
  try {
    return await sendRows(withForeignReferences(prepared, organizationId), {
      ...{ report, counts, concurrency, pace, interruption },
      create: createOf(session, resource),
      idempotencyKey: idempotencyKeys({
        organizationId,
        collection: resource.collection,
        hash: prepared.hash,
        runName,
      }),
    });
  } finally {
    progress.stop();
  }
}

/** Every collection has the same method, whose body is that of its kind. */
const createOf = ({ client }: Session, { property }: Resource): Create =>
  (client as unknown as Record<string, { create: Create }>)[property]?.create as Create;

async function* withForeignReferences(
  prepared: PreparedImport,
  organizationId: number,
): AsyncGenerator<PreparedRow, void, undefined> {
  const { resource, header, readOnly } = prepared;
  const find = foreignReferencesOf(resource, readOnly.includes('organization_id') ? header : [], organizationId);
  for await (const row of prepared.readRows()) yield { ...row, errors: [...row.errors, ...find(row.cells, row.body)] };
}

/** What identifies the rows of an import in every run of it. */
export interface ImportIdentity {
  readonly organizationId: number;
  readonly collection: string;
  /** SHA-256 of the file. */
  readonly hash: string;
  /** Another name imports the same rows once more. */
  readonly runName: string;
}

/**
 * Returns the idempotency key of a row, which is the same in every run. It depends neither on the base URL, since a service can
 * have several, nor on the mapping: the service rejects another body with the same key instead of creating a second record.
 */
function idempotencyKeys({ organizationId, collection, hash, runName }: ImportIdentity): (row: number) => string {
  const values = JSON.stringify([organizationId, collection, hash, runName]);
  const prefix = createHash('sha256').update(values).digest('base64url').slice(0, 32);
  return (row) => `import-${prefix}-${row}`;
}

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
const resultJson = (result: ImportResult): object => ({
  collection: result.collection,
  complete: result.complete,
  rows: result.rows,
  imported: result.imported,
  rejected: result.rejected,
  report: result.report ?? null,
});

/** Returns the result as text. */
function resultText(result: ImportResult): string {
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
