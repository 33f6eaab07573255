import { type Tool, toolResult } from '../tool.ts';

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

const ellipsis = '…';

/** Texts are not shortened further. Dates, codes and other values without free text are never longer. */
const minTextLength = 24;

export const shortenedNote = `Values that end with ${ellipsis} are shortened: get_record returns them in full.`;

/** Returns the value of a field with its texts and lists shortened, each to a number of characters. */
export const shortenField = (name: string, value: unknown, max: number): unknown =>
  name === 'custom_fields' && typeof value === 'object' && value !== null
    ? shortenMap(value, max)
    : shorten(value, max);

function shorten(value: unknown, max: number): unknown {
  if (typeof value === 'string') return shortenText(value, max);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return shortenList(value, max);
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, shorten(each, max)]));
}

/** Returns a text that is not longer than a number of characters. */
export function shortenText(text: string, max: number): string {
  if (text.length <= max) return text;
  // A character outside of the Basic Multilingual Plane is two code units, which have to stay together.
  const end = /[\uD800-\uDBFF]/.test(text.charAt(max - 2)) ? max - 2 : max - 1;
  return `${text.slice(0, end)}${ellipsis}`;
}

/** A list of IDs would be a wrong one without some of them. */
const isIds = (items: readonly unknown[]): boolean => items.every((item) => typeof item === 'number');

const shortenList = (items: readonly unknown[], max: number): readonly unknown[] =>
  isIds(items) ? items : shortenItems(items, max, (item) => shorten(item, max), ellipsis);

/** Returns an object without a fixed set of properties, with its first ones. */
const shortenMap = (map: object, max: number): object =>
  Object.fromEntries(
    shortenItems(Object.entries(map), max, ([name, value]) => [name, shorten(value, max)] as const, [
      ellipsis,
      ellipsis,
    ] as const),
  );

/** Returns the first items that have together no more than a number of characters, and a mark if there are others. */
function shortenItems<Item, Result>(
  items: readonly Item[],
  max: number,
  shortenItem: (item: Item) => Result,
  mark: Result,
): Result[] {
  const kept: Result[] = [];
  let length = 0;
  for (const item of items) {
    const shortened = shortenItem(item);
    length += JSON.stringify(shortened).length;
    if (length > max) return [...kept, mark];
    kept.push(shortened);
  }
  return kept;
}
