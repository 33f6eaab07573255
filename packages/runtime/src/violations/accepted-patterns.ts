import type { ValidationError } from '@worklane/contract';
import { evaluatePointer, parsePointer, type SchemaObject } from '@worklane/contract/openapi-reader';
import type { Contract } from '../contract.ts';

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

/** Returns the schema of the value at a pointer, or undefined if the contract has none. */
export function schemaAt(contract: Contract, root: SchemaObject, pointer: string): SchemaObject | undefined {
  let schema: SchemaObject | undefined = unionMember(contract, contract.resolveSchema(root));
  for (const segment of parsePointer(pointer)) {
    if (!schema) return undefined;
    const next: SchemaObject | undefined = schema.properties?.[segment] ?? schema.items ?? mapValue(schema);
    schema = next && unionMember(contract, contract.resolveSchema(next));
  }
  return schema;
}

const mapValue = ({ additionalProperties }: SchemaObject) =>
  typeof additionalProperties === 'object' ? additionalProperties : undefined;

/** Returns X for `oneOf: [X, null]`. */
function unionMember(contract: Contract, schema: SchemaObject): SchemaObject {
  const members = schema.oneOf?.filter(({ type }) => type !== 'null') ?? [];
  return members.length === 1 && members[0] ? contract.resolveSchema(members[0]) : schema;
}
