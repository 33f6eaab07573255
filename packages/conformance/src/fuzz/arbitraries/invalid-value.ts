import fc, { type Arbitrary } from 'fast-check';
import type { Schema } from '../schema/schema.ts';
import { type InvalidValue, invalidValues } from './invalid-values.ts';
import { value } from './value.ts';

/** Valid values with one change each, which rarely leaves them valid. */
export const invalidValue = (schema: Schema): Arbitrary<InvalidValue> =>
  fc.tuple(value(schema), fc.nat()).map(([valid, choice]) => {
    const values = [...invalidValues(schema, valid)];
    return values[choice % values.length] ?? { violation: 'has no violation', value: valid };
  });
