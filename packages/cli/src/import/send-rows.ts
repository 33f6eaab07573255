import { type Create, createRecord } from './create-record.ts';
import type { RowCounts } from './import-progress.ts';
import type { PreparedRow } from './prepared-import.ts';
import type { RejectedRows } from './rejected-rows.ts';
import { InterruptedError, type RequestPace } from './request-pace.ts';

export interface SendOptions {
  readonly create: Create;
  readonly concurrency: number;
  readonly idempotencyKey: (row: number) => string;
  readonly pace: RequestPace;
  readonly report: RejectedRows;
  readonly counts: RowCounts;
  /** Ends the import after the requests in flight. */
  readonly interruption: AbortSignal;
}

/**
 * Sends the rows, several at once.
 * @returns whether the end of the file was reached
 * @throws the error that ended the import, after the requests in flight
 */
export async function sendRows(rows: AsyncIterable<PreparedRow>, options: SendOptions): Promise<boolean> {
  const { concurrency, interruption } = options;
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
  const { create, idempotencyKey, pace, report, counts } = options;
  const { number, body, errors } = row;
  const reject = async (reasons: readonly string[]) => {
    counts.rejected++;
    await report.add(row, reasons);
  };
  if (errors.length > 0) return reject(errors);
  const result = await createRecord(create, body, idempotencyKey(number), pace);
  if (result.status === 'stopped') throw result.error;
  if (result.status === 'rejected') return reject(result.errors);
  counts.imported++;
}
