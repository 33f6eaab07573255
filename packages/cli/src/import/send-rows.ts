import { type CreateOptions, WorklaneError } from '@worklane/client';
import type { RowCounts } from './import-progress.ts';
import type { PreparedRow } from './prepared-import.ts';
import type { RejectedRows } from './rejected-rows.ts';
import { InterruptedError, isTemporary, type RequestPace } from './request-pace.ts';

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

/** Creates one record. */
export type Create = (body: object, options: CreateOptions) => Promise<unknown>;

/** What happened to a row. */
export type RowResult =
  | { readonly status: 'created' }
  | { readonly status: 'rejected'; readonly errors: readonly string[] }
  | { readonly status: 'stopped'; readonly error: unknown };

/** Statuses that tell about this row, and not about the token or the address. */
const rejections = new Set<number | undefined>([400, 409, 412, 413, 422]);

/** How often the service may fail with an internal error before the row is rejected. */
const maxInternalErrors = 3;

/** Sends the request of a row until the service has created or rejected the record. */
export async function createRecord(
  create: Create,
  body: object,
  idempotencyKey: string,
  pace: RequestPace,
): Promise<RowResult> {
  let internalErrors = 0;
  for (;;) {
    try {
      await pace.ready();
      // The pace of all requests decides about retries.
      await create(body, { idempotencyKey, maxRetries: 0 });
      pace.responded();
      return { status: 'created' };
    } catch (error) {
      if (!WorklaneError.is(error)) return { status: 'stopped', error };
      if (error.status === 429) {
        pace.limited(error.retryAfter);
        continue;
      }
      if (WorklaneError.is(error, 'internal_error')) internalErrors++;
      if (internalErrors === maxInternalErrors) return { status: 'rejected', errors: errorsOf(error) };
      if (!isTemporary(error)) {
        pace.responded();
        if (rejections.has(error.status)) return { status: 'rejected', errors: errorsOf(error) };
        return { status: 'stopped', error };
      }
      try {
        pace.failed(error);
      } catch (failure) {
        return { status: 'stopped', error: failure };
      }
    }
  }
}

const errorsOf = ({ errors, message }: WorklaneError): string[] =>
  errors.length > 0 ? errors.map(({ pointer, detail }) => `${pointer} ${detail}`) : [message];
