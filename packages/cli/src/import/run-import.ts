import type { Resource } from '@worklane/contract';
import type { Invocation } from '../commands/invocation.ts';
import { type ExitCode, exitCodes } from '../exit-codes.ts';
import type { Session } from '../session/session.ts';
import type { Create } from './create-record.ts';
import { foreignReferencesOf } from './foreign-references.ts';
import { idempotencyKeys } from './import-identity.ts';
import { noRows, type RowCounts, showProgress } from './import-progress.ts';
import { resultJson, resultText } from './import-result.ts';
import type { PreparedImport, PreparedRow } from './prepared-import.ts';
import type { RejectedRows } from './rejected-rows.ts';
import { RequestPace } from './request-pace.ts';
import { sendRows } from './send-rows.ts';

export interface RunOptions {
  /** Another name imports the same rows once more. */
  readonly runName: string;
  readonly concurrency: number;
}

/** Imports the rows. The service creates a record for each, in however many runs a row is sent within 24 hours. */
export async function runImport(
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
