import { concurrently } from '../concurrently.ts';
import { type ErrorResult, errorResult } from '../tool-error.ts';

/** Records that one call can change. */
export const maxChanges = 50;

/** The results of a call that changes several records, each on its own. */
export interface Changes<Result> {
  readonly done: readonly Result[];
  /** By the position of the record in the call. */
  readonly failed: readonly { readonly index: number; readonly error: ErrorResult }[];
}

/** Changes records independently of each other. @throws an error that is not one of the API */
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

export const versionArgument = {
  type: 'integer',
  minimum: 1,
  description: 'The version that you last read; the record must still have it.',
};
