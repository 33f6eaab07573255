import {
  type BatchResults,
  type CreateOptions,
  inBatches,
  isTemporary,
  sendBatch,
  WorklaneError,
} from '@worklane/client';
import { rejectionReasons } from '@worklane/contract/csv';
import { CliError, exitCodes } from '../errors.ts';
import type { PreparedRow } from './prepared-import.ts';
import type { RejectedRows } from './rejected-rows.ts';
import { InterruptedError, type RequestPace, type RowCounts } from './request-pace.ts';

export interface SendOptions {
  readonly header: readonly string[];
  readonly batch: Batch;
  readonly concurrency: number;
  /** Returns the key of the batch that starts with a row. */
  readonly idempotencyKey: (row: number) => string;
  readonly pace: RequestPace;
  readonly report: RejectedRows;
  readonly counts: RowCounts;
  /** Ends the import after the requests in flight. */
  readonly interruption: AbortSignal;
}

/** Bytes of a short name in the header, which `--map` can replace by a custom field of 64 characters. */
const minNameBytes = 64;

/** Returns the bytes of the cells that have a value, with the name of each. The mapping does not count. */
function bytesOf(cells: readonly string[], header: readonly string[]): number {
  const jsonBytes = (text: string) => Buffer.byteLength(JSON.stringify(text));
  const sizes = cells.map((cell, column) =>
    cell === '' ? 0 : Math.max(minNameBytes, jsonBytes(header[column] ?? '')) + jsonBytes(cell),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/**
 * Sends the rows, several batches at once.
 * @returns whether the end of the file was reached
 * @throws the error that ended the import, after the requests in flight
 */
export async function sendRows(rows: AsyncIterable<PreparedRow>, options: SendOptions): Promise<boolean> {
  const { header, concurrency, interruption } = options;
  const inFlight = new Set<Promise<void>>();
  const failures: unknown[] = [];
  const isStopped = () => failures.length > 0 || interruption.aborted;
  let isComplete = true;
  try {
    // Where a batch ends depends on the file only, so that its idempotency key is the same in every run.
    for await (const batch of inBatches(rows, ({ cells }) => bytesOf(cells, header))) {
      if (isStopped()) {
        isComplete = false;
        break;
      }
      const request = importRows(batch, options)
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

async function importRows(rows: readonly PreparedRow[], options: SendOptions): Promise<void> {
  const { batch, idempotencyKey, pace, report, counts } = options;
  const errors = await createRecords(batch, rows, idempotencyKey(rows[0]?.number ?? 0), pace);
  for (const [index, row] of rows.entries()) {
    const reasons = errors[index] ?? [];
    if (reasons.length === 0) {
      counts.imported++;
    } else {
      counts.rejected++;
      await report.add(row, reasons);
    }
  }
}

/** Creates records, and returns a result for each. */
export type Batch = (
  body: { readonly items: readonly { readonly create: object }[] },
  options: CreateOptions,
) => Promise<BatchResults>;

/** Statuses that tell about these rows, and not about the token or the address. */
const rejections = new Set<number | undefined>([400, 409, 412, 413, 422]);

/** How often the service may fail with an internal error before the import ends. */
const maxInternalErrors = 3;

/**
 * Sends the rows without errors until the service has created or rejected the record of each.
 * @returns the errors of each row; none if its record was created
 * @throws the error that ends the import
 */
export async function createRecords(
  batch: Batch,
  rows: readonly Pick<PreparedRow, 'line' | 'body' | 'errors'>[],
  idempotencyKey: string,
  pace: RequestPace,
): Promise<readonly (readonly string[])[]> {
  let internalErrors = 0;
  const send = async (body: Parameters<Batch>[0]): Promise<BatchResults> => {
    for (;;) {
      try {
        await pace.ready();
        // The pace of all requests decides about retries.
        const results = await batch(body, { idempotencyKey, maxRetries: 0 });
        pace.responded();
        return results;
      } catch (error) {
        if (!WorklaneError.is(error)) throw error;
        if (WorklaneError.is(error, 'internal_error') && ++internalErrors === maxInternalErrors)
          throw unknownOutcome(error, rows[0]?.line);
        if (error.status === 429) {
          pace.limited(error.retryAfter);
        } else if (isTemporary(error)) {
          pace.failed(error);
        } else {
          pace.responded();
          throw error;
        }
      }
    }
  };
  const sent = rows.filter(({ errors }) => errors.length === 0);
  const changes = sent.map(({ body }) => ({ create: body }));
  const errors = await sendBatch(changes, send).catch((error) => {
    if (!WorklaneError.is(error) || !rejections.has(error.status)) throw error;
    return sent.map(() => error);
  });
  const found = new Map(sent.map((row, index) => [row, errors[index]]));
  return rows.map((row) => {
    const error = found.get(row);
    return error ? rejectionReasons(error) : row.errors;
  });
}

/** A row of the batch in the report of rejected rows could be imported twice: with its key, and from the corrected report. */
const unknownOutcome = (error: WorklaneError, line: number | undefined): CliError =>
  new CliError(
    `The service failed with an internal error${error.requestId ? ` (request ${error.requestId})` : ''}: ${error.message}\n` +
      `Rows from line ${line} on may be imported. To continue, run the same command again within 24 hours: none is imported twice.`,
    exitCodes.failed,
    { cause: error },
  );
