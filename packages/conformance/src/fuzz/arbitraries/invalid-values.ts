import type { SchemaObject } from '@worklane/contract/openapi-reader';
import fc, { type Arbitrary } from 'fast-check';
import { contractSchemas } from '../../contract/response-violations.ts';
import { type InvalidValue, invalidValues } from '../../document/invalid-values.ts';
import { value as valid } from './value.ts';

/** Valid values with one change each, which rarely leaves them valid. */
export const invalidValue = (schema: SchemaObject): Arbitrary<InvalidValue> =>
  fc.tuple(valid(schema), fc.nat()).map(([value, choice]) => {
    const values = [...invalidValues(contractSchemas, schema, value)];
    return values[choice % values.length] ?? { keyword: 'type', instancePath: '', value };
  });
