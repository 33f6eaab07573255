import { isDeepStrictEqual } from 'node:util';

/** A response that the contract or the model does not allow. */
export class Mismatch extends Error {
  override name = 'Mismatch';
}

/** @throws Mismatch when the condition is false */
export function expectThat(condition: boolean, sentence: string): asserts condition {
  if (!condition) throw new Mismatch(sentence);
}

/** Names the fields that differ. @throws Mismatch when a value is not as expected */
export function expectEqual(what: string, given: unknown, expected: unknown): void {
  if (isDeepStrictEqual(given, expected)) return;
  throw new Mismatch(`expected ${what} to be ${differing(expected, given)}, got ${differing(given, expected)}`);
}

function differing(value: unknown, other: unknown): string {
  if (Object(value) !== value || Object(other) !== other) return JSON.stringify(value);
  const fields = Object.entries(Object(value)).filter(([name, each]) => !isDeepStrictEqual(each, Object(other)[name]));
  return JSON.stringify(Object.fromEntries(fields)).slice(0, 1000);
}

/** A record or credential that a case needs neither exists at the target nor can be created there. */
export class MissingPrerequisite extends Error {
  override name = 'MissingPrerequisite';
}
