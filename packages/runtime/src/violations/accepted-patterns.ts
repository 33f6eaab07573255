import type { ValidationError } from '@worklane/contract';
import { evaluatePointer } from '@worklane/contract/openapi-reader';
import type { Contract } from '../contract.ts';
import { schemaAt } from './schema-at.ts';

/**
 * Returns whether a string is accepted although it violates the pattern of its schema, such as an http URL during development.
 * @param schema the title of the schema
 * @param direction `response` for a value that the host returns
 */
export type AcceptPatternViolation = (schema: string, value: string, direction: 'request' | 'response') => boolean;

/** A value that failed validation, and the name of its schema. */
interface InvalidValue {
  readonly contract: Contract;
  readonly schema: string;
  readonly value: unknown;
  readonly direction: 'request' | 'response';
}

/** Returns the errors of Ajv without those of patterns whose violation the host accepts. */
export function withoutAcceptedPatterns(
  errors: readonly ValidationError[],
  { contract, schema, value, direction }: InvalidValue,
  accept: AcceptPatternViolation | undefined,
): readonly ValidationError[] {
  if (!accept) return errors;
  return errors.filter(({ keyword, instancePath }) => {
    if (keyword !== 'pattern') return true;
    const title = schemaAt(contract, contract.schemaOf(schema), instancePath)?.title;
    return title === undefined || !accept(title, evaluatePointer(value, instancePath) as string, direction);
  });
}
