import type { SchemaObject } from '@worklane/contract/openapi-reader';
import fc, { type Arbitrary } from 'fast-check';

/** Amounts that users typically enter. */
const usual = 10_000;

export function integer(schema: SchemaObject): Arbitrary<number> {
  const min = Math.max(lowest(schema), Number.MIN_SAFE_INTEGER);
  const max = Math.min(schema.maximum ?? Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
  const small = fc.integer({ min: Math.max(min, -usual), max: Math.min(max, usual) });
  if (min < -usual && max < -usual) return fc.integer({ min, max });
  return fc.oneof(
    { withCrossShrink: true },
    { weight: 3, arbitrary: small },
    { weight: 1, arbitrary: fc.integer({ min, max }) },
  );
}

/** Half of the numbers have two decimals, half are any double. */
export function number({ minimum, exclusiveMinimum, maximum }: SchemaObject): Arbitrary<number> {
  const min = exclusiveMinimum ?? minimum ?? -Number.MAX_VALUE;
  const max = maximum ?? Number.MAX_VALUE;
  const hundredths = fc
    .integer({ min: Math.max(Math.floor(min * 100) + 1, -usual), max: Math.min(max * 100, usual) })
    .map((value) => value / 100);
  const doubles = fc.double({ min, max, minExcluded: exclusiveMinimum !== undefined, noNaN: true });
  // JSON.stringify writes -0 as 0.
  return fc.oneof({ withCrossShrink: true }, hundredths, doubles).map((value) => value + 0);
}

const lowest = ({ minimum = Number.MIN_SAFE_INTEGER, exclusiveMinimum }: SchemaObject) =>
  exclusiveMinimum === undefined ? minimum : Math.floor(exclusiveMinimum) + 1;
