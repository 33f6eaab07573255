import { isDeepStrictEqual } from 'node:util';

/** A response that the contract or the model does not allow. */
export class Mismatch extends Error {
  override name = 'Mismatch';
}

/** @throws Mismatch when the condition is false */
export function expectThat(condition: boolean, sentence: string): asserts condition {
  if (!condition) throw new Mismatch(sentence);
}

/** Expects two values to be equal, and names the fields that differ. @throws Mismatch */
export function expectEqual(what: string, given: unknown, expected: unknown): void {
  if (isDeepStrictEqual(given, expected)) return;
  const [left, right] = [Object(given), Object(expected)];
  const differing = [...new Set([...Object.keys(right), ...Object.keys(left)])].filter(
    (name) => !isDeepStrictEqual(left[name], right[name]),
  );
  const isObject = typeof expected === 'object' && expected !== null && !Array.isArray(expected);
  const differences = differing.map((name) => `${name} ${text(right[name])}, got ${text(left[name])}`).join('; ');
  throw new Mismatch(`expected ${what} ${isObject ? `with ${differences}` : `${text(expected)}, got ${text(given)}`}`);
}

const text = (value: unknown) => JSON.stringify(value)?.slice(0, 500);
