import pLimit from 'p-limit';

/** Requests of one tool call that are in progress at the same time. */
const maxRequests = 4;

/** Returns the results of a function for all items, in their order. */
export const concurrently = <Item, Result>(
  items: readonly Item[],
  run: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> => pLimit(maxRequests).map(items, run);
