import type { Validator } from '@worklane/contract';
import * as schemaValidators from '@worklane/contract/schema-validators';

const validators: Readonly<Record<string, Validator<unknown>>> = schemaValidators;

/** The validator of a schema. */
export function validatorOf(schema: string): Validator<unknown> {
  const validator = validators[schema];
  if (!validator) throw new Error(`The contract has no schema ${schema}.`);
  return validator;
}
