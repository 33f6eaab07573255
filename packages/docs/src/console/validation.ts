import { type OutputUnit, Validator } from '@cfworker/json-schema';
import type { ConsoleOperation, JsonSchema } from './console-operation.ts';

export interface Violation {
  /** JSON pointer (RFC 6901) to the value, '' for the whole value. */
  readonly pointer: string;
  readonly message: string;
}

/**
 * Returns how a JSON value violates a schema of an operation. The validator interprets schemas: the Content-Security-Policy
 * of the site does not allow compiled ones.
 */
export function violationsOf(
  value: unknown,
  schema: JsonSchema,
  { $defs }: Pick<ConsoleOperation, '$defs'>,
): Violation[] {
  const validator = new Validator({ ...schema, $defs } as never, '2020-12', false);
  const { valid, errors } = validator.validate(value as never);
  if (valid) return [];
  const causes = errors.filter(({ keyword }) => !wrappers.has(keyword));
  const specific = causes.filter(({ error }) => !isNullAlternative(error));
  const found = (specific.length > 0 ? specific : causes).map((error) => ({
    pointer: decodeURIComponent(error.instanceLocation.slice(1)),
    message: messageOf(error),
  }));
  return found.filter((one, index) => found.findIndex((other) => isSame(one, other)) === index);
}

const isSame = (one: Violation, other: Violation) => one.pointer === other.pointer && one.message === other.message;

/** Keywords that only report that a subschema had errors, which are reported themselves. */
const wrappers = new Set([
  '$ref',
  'allOf',
  'anyOf',
  'oneOf',
  'if',
  'then',
  'properties',
  'items',
  'additionalProperties',
]);

/** The alternative of a nullable reference says nothing about a value that was meant to be the other one. */
const isNullAlternative = (error: string) => error.endsWith('Expected "null".');

function messageOf({ keyword, error }: OutputUnit): string {
  if (keyword === 'false') return 'Unknown property.';
  return error
    .replace(/^Instance does not have required property/, 'Missing property')
    .replace(/^Instance type/, 'Type')
    .replace(/^Instance /, 'The value ');
}
