import fc, { type Arbitrary } from 'fast-check';
import type { Schema } from '../schema/schema.ts';
import { type Flawed, flawsOf } from './invalid-values.ts';
import { value } from './value.ts';

/** Valid values with one flaw each, seldom one that leaves them valid. */
export const nearlyValid = (schema: Schema): Arbitrary<Flawed> =>
  fc.tuple(value(schema), fc.nat()).map(([valid, choice]) => {
    const flaws = [...flawsOf(schema, valid)];
    return flaws[choice % flaws.length] ?? { flaw: 'has none', value: valid };
  });
