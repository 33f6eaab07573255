import { sendBatch } from '@worklane/client';
import { concurrently } from '../concurrently.ts';
import type { AnyRecord, RecordMethods } from '../records/record-methods.ts';
import { type ErrorResult, errorResult } from '../tool-error.ts';

/** Records that one call can change. */
export const maxChanges = 50;

/** The results of a call that changes several records, each on its own. */
export interface Changes<Result> {
  readonly done: readonly Result[];
  /** By the position of the record in the call. */
  readonly failed: readonly { readonly index: number; readonly error: ErrorResult }[];
}

/** Changes records independently of each other, each in a request with a key of its own. @throws an error that is not one of the API */
export async function changeEach<Item, Result>(
  items: readonly Item[],
  change: (item: Item, index: number) => Promise<Result>,
): Promise<Changes<Result>> {
  const outcomes = await concurrently(items, async (item, index) => {
    try {
      return { done: [await change(item, index)] };
    } catch (error) {
      const result = errorResult(error);
      if (!result) throw error;
      return { failed: [{ index, error: result }] };
    }
  });
  return {
    done: outcomes.flatMap(({ done = [] }) => done),
    failed: outcomes.flatMap(({ failed = [] }) => failed),
  };
}

/**
 * Makes changes of a batch independently of each other, in one request.
 * @param resultOf gets the record after the change, undefined after a deletion
 * @throws WorklaneError for a request that was rejected as a whole
 */
export async function changeTogether<Result>(
  { batch }: RecordMethods,
  changes: readonly object[],
  signal: AbortSignal | undefined,
  resultOf: (index: number, record: AnyRecord | undefined) => Result,
): Promise<Changes<Result>> {
  const records = new Map<object, AnyRecord | undefined>();
  const errors = await sendBatch(changes, async ({ items }) => {
    const sent = await batch({ items }, { signal });
    for (const [position, change] of items.entries()) records.set(change, sent.results[position]?.record);
    return sent;
  });
  return {
    done: changes.flatMap((change, index) => (errors[index] ? [] : [resultOf(index, records.get(change))])),
    failed: errors.flatMap((error, index) => {
      const result = error && errorResult(error);
      return result ? [{ index, error: result }] : [];
    }),
  };
}

export const versionArgument = {
  type: 'integer',
  minimum: 1,
  description: 'The version that you last read; the record must still have it.',
};
