import fc, { type Arbitrary } from 'fast-check';
import { contractSchemas } from '../../contract/response-violations.ts';
import { type InvalidValue, invalidValues } from '../../document/invalid-values.ts';
import type { Schema } from '../schema/schema.ts';
import { value as valid } from './value.ts';

/** Valid values with one change each, which rarely leaves them valid. */
export const invalidValue = (schema: Schema): Arbitrary<InvalidValue> =>
  fc.tuple(valid(schema), fc.nat()).map(([value, choice]) => {
    const values = [...invalidValues(contractSchemas, schema, value)];
    return values[choice % values.length] ?? { keyword: 'type', instancePath: '', value };
  });
