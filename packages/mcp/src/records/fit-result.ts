import type { Tool } from '../tool.ts';
import { toolResult } from '../tool-result.ts';
import { minTextLength } from './shorten-text.ts';

/** A model reads 4 characters as about one token. With what a transport adds, a result stays below 6,000 tokens. */
const maxLength = 23_500;

/**
 * Returns a result that is small enough for a model: texts are shortened as far as needed, and if that is not enough, it has
 * fewer items.
 * @param count of the items; a result with one always fits.
 * @param result returns the result with the first items, in which no text is longer than a maximum.
 */
export function fitResult<Result extends object>(
  count: number,
  result: (count: number, maxText: number) => Result,
  text?: Tool['text'],
): Result {
  const fits = (items: number, maxText: number) =>
    JSON.stringify(toolResult(result(items, maxText), text)).length <= maxLength;
  if (fits(count, Number.POSITIVE_INFINITY)) return result(count, Number.POSITIVE_INFINITY);
  const items = largest(Math.min(1, count), count, (each) => fits(each, minTextLength));
  return result(
    items,
    largest(minTextLength, maxLength, (each) => fits(items, each)),
  );
}

/** Returns the largest integer of a range that fits, by bisection; the smallest one is assumed to. */
function largest(min: number, max: number, fits: (value: number) => boolean): number {
  let [low, high] = [min, max];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}
