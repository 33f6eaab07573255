import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Invocation } from '../commands/invocation.ts';
import { type ExitCode, exitCodes } from '../exit-codes.ts';
import { configFolder } from '../profiles/config-folder.ts';
import type { Session } from '../session/session.ts';
import { type Claims, claimsOf } from '../tokens/decode-token.ts';
import type { Create } from './create-record.ts';
import { foreignReferencesOf } from './foreign-references.ts';
import { type ImportIdentity, idempotencyKeys, journalName } from './import-identity.ts';
import { noRows, type RowCounts, showProgress } from './import-progress.ts';
import { resultJson, resultText } from './import-result.ts';
import { withJournalLock } from './journal-lock.ts';
import { openJournal } from './open-journal.ts';
import type { PreparedImport, PreparedRow } from './prepared-import.ts';
import type { RejectedRows } from './rejected-rows.ts';
import { RequestPace } from './request-pace.ts';
import { sendRows } from './send-rows.ts';

export interface RunOptions {
  readonly again: boolean;
  readonly concurrency: number;
}

/** Imports the rows that have not been imported yet, while no other process imports the same file. */
export async function runImport(
  prepared: PreparedImport,
  report: RejectedRows,
  options: RunOptions,
  invocation: Invocation,
): Promise<ExitCode | undefined> {
  const { system, output } = invocation;
  const session = await invocation.openSession();
  const identity = await identityOf(prepared, session);
  const folder = join(configFolder(system.env), 'imports');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const journal = join(folder, `${journalName(identity)}.journal`);
  const counts = noRows();
  const result = (complete: boolean) => ({
    ...{ ...counts, complete, collection: identity.collection, label: prepared.file.label, rows: prepared.rows },
    report: complete && report.count > 0 ? report.path : undefined,
  });
  try {
    const complete = await withJournalLock(journal, (lost) =>
      send({ prepared, report, options, counts, identity, session, journal, lost }, invocation),
    );
    await (complete ? report.complete() : report.discard());
    output.result(resultJson(result(complete)), () => resultText(result(complete)));
    if (!complete) return exitCodes.interrupted;
    return counts.rejected + counts.inDoubt > 0 ? exitCodes.partial : undefined;
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
  readonly identity: ImportIdentity;
  readonly session: Session;
  /** The path of the journal. */
  readonly journal: string;
  readonly lost: AbortSignal;
}

/** Returns whether the end of the file was reached. */
async function send(run: Run, { system, output }: Invocation): Promise<boolean> {
  const { prepared, report, options, counts, identity, session, lost } = run;
  const { again, concurrency } = options;
  const client = encodeURIComponent(principalOf(claimsOf(await session.accessToken())));
  const { journal, times } = await openJournal(run.journal, identity, { again, client, now: Date.now });
  const interruption = AbortSignal.any([system.interruption(), lost]);
  const pace = new RequestPace(interruption);
  const progress = showProgress(output, { label: prepared.file.label, rows: prepared.rows, counts, pace });
  let complete = false;
  try {
    complete = await sendRows(withForeignReferences(prepared, identity.organizationId), {
      ...{ journal, report, counts, concurrency, pace, interruption },
      create: createOf(session, identity.collection),
      idempotencyKey: idempotencyKeys(identity, times),
    });
  } finally {
    progress.stop();
    await (complete ? journal.complete() : journal.close());
  }
  return complete;
}

async function identityOf(prepared: PreparedImport, { client, baseUrl }: Session): Promise<ImportIdentity> {
  const { resource, hash, delimiter, fields } = prepared;
  const { id: organizationId } = await client.organization();
  const names = fields.map((field) => field?.name ?? null);
  return { baseUrl, organizationId, collection: resource.collection, hash, delimiter, fields: names };
}

/** Returns to whom idempotency keys belong: the member, or the application without a member (RFC 9068, section 2.2). */
const principalOf = ({ sub, client_id = 'unknown' }: Claims): string =>
  sub === undefined || sub === client_id ? client_id : `member ${sub}`;

/** Every collection has the same method, whose body is that of its kind. */
const createOf = ({ client }: Session, collection: string): Create =>
  (client as unknown as Record<string, { create: Create }>)[collection]?.create as Create;

async function* withForeignReferences(
  prepared: PreparedImport,
  organizationId: number,
): AsyncGenerator<PreparedRow, void, undefined> {
  const { resource, header, readOnly } = prepared;
  const find = foreignReferencesOf(resource, readOnly.includes('organization_id') ? header : [], organizationId);
  for await (const row of prepared.readRows()) yield { ...row, errors: [...row.errors, ...find(row.cells, row.body)] };
}
