import fc, { type Arbitrary } from 'fast-check';
import type { Schema } from '../schema/schema.ts';
import { type InvalidValue, invalidValues } from './invalid-values.ts';
import { value } from './value.ts';

/** Valid values with one flaw each, seldom one that leaves them valid. */
export const invalidValue = (schema: Schema): Arbitrary<InvalidValue> =>
  fc.tuple(value(schema), fc.nat()).map(([valid, choice]) => {
    const flaws = [...invalidValues(schema, valid)];
    return flaws[choice % flaws.length] ?? { violation: 'has none', value: valid };
  });
