import { type Create, createRecord } from './create-record.ts';
import type { RowCounts } from './import-progress.ts';
import type { Journal } from './journal.ts';
import type { PreparedRow } from './prepared-import.ts';
import type { RejectedRows } from './rejected-rows.ts';
import { InterruptedError, type RequestPace } from './request-pace.ts';

export interface SendOptions {
  readonly create: Create;
  readonly concurrency: number;
  readonly journal: Journal;
  readonly idempotencyKey: (row: number) => string;
  readonly pace: RequestPace;
  readonly report: RejectedRows;
  readonly counts: RowCounts;
  /** Ends the import after the requests in flight. */
  readonly interruption: AbortSignal;
}

/**
 * Sends the rows that have not been imported, several at once.
 * @returns whether the end of the file was reached
 * @throws the error that ended the import, after the requests in flight
 */
export async function sendRows(rows: AsyncIterable<PreparedRow>, options: SendOptions): Promise<boolean> {
  const { concurrency, journal, counts, interruption } = options;
  const inFlight = new Set<Promise<void>>();
  const failures: unknown[] = [];
  const isStopped = () => failures.length > 0 || interruption.aborted;
  let isComplete = true;
  try {
    for await (const row of rows) {
      if (isStopped()) {
        isComplete = false;
        break;
      }
      if (journal.isDone(row.number)) {
        counts.alreadyImported++;
        continue;
      }
      const request = importRow(row, options)
        .catch((error) => void failures.push(error))
        .finally(() => inFlight.delete(request));
      inFlight.add(request);
      if (inFlight.size >= concurrency) await Promise.race(inFlight);
    }
  } finally {
    await Promise.all(inFlight);
  }
  const [failure] = failures.filter((error) => !(error instanceof InterruptedError));
  if (failure !== undefined) throw failure;
  return isComplete && failures.length === 0;
}

async function importRow(row: PreparedRow, options: SendOptions): Promise<void> {
  const { create, journal, idempotencyKey, pace, report, counts } = options;
  const { number, body, errors } = row;
  const reject = async (reasons: readonly string[]) => {
    counts.rejected++;
    await report.add(row, reasons);
  };
  if (errors.length > 0) return reject(errors);
  const earlier = journal.earlierRequest(number);
  if (earlier === 'in doubt') {
    counts.inDoubt++;
    return report.add(row, [inDoubt]);
  }
  await journal.start(number);
  const result = await createRecord(create, body, idempotencyKey(number), pace);
  if (result.status === 'created') {
    await journal.finish(number);
    counts.imported++;
    return;
  }
  if (result.status === 'rejected') {
    if (result.isCertain) await journal.release(number);
    return reject(result.errors);
  }
  if (result.isCertain && earlier === 'none') await journal.release(number);
  throw result.error;
}

const inDoubt =
  'may have been imported by an interrupted run, whose idempotency key is no longer valid: check whether the record exists';
