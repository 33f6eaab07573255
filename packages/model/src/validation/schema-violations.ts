import type { Validator } from '@worklane/contract';
import * as schemaValidators from '@worklane/contract/schema-validators';
import { violationFrom } from './schema-error.ts';
import type { Violation } from './violation.ts';

const validators: Readonly<Record<string, Validator<unknown>>> = schemaValidators;

/** Returns the violations of a schema of the contract in a value of a body, such as a record after a merge patch. */
export function schemaViolations(schema: string, value: unknown): Violation[] {
  const validate = validators[schema];
  if (!validate) throw new Error(`The contract has no schema ${schema}.`);
  if (validate(value)) return [];
  // The violations of a name explain why the name is invalid.
  const errors = (validate.errors ?? []).filter(({ keyword }) => keyword !== 'propertyNames');
  return errors.map((error) => violationFrom(error, 'body'));
}
