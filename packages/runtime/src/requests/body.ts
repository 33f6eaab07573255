import type { Operation } from '@worklane/contract';
import { invalidFields, ProblemError, type ViolationsOf } from '@worklane/contract/requests';
import type { Contract } from '../contract.ts';
import { discriminatedSchema, type PatternOptions, schemaViolations } from '../violations/schema-violations.ts';
import { storageViolations } from '../violations/storage-violations.ts';
import { problemViolation, type Violation } from '../violations/violation.ts';
import { mediaTypeOf } from './content-negotiation.ts';
import { parseForm } from './form.ts';
import { isInteger } from './integer.ts';
import { parseJsonBody } from './json.ts';

/**
 * Parses and validates the body of a request whose media type has been checked; returns undefined when there is none.
 * @throws ProblemError malformed_json, validation_failed
 */
export function readBody(
  contract: Contract,
  { requestBody }: Operation,
  bytes: Uint8Array | undefined,
  contentType: string | undefined,
  patterns?: PatternOptions,
): unknown {
  if (!requestBody) return undefined;
  const mediaType = mediaTypeOf(contentType);
  if (!bytes?.length || mediaType === undefined) {
    if (!requestBody.required) return undefined;
    throw new ProblemError('malformed_json', `The body is empty. Send ${bodiesOf(requestBody.content)}.`);
  }
  const schema = requestBody.content[mediaType];
  if (!schema) throw new Error(`The contract has no schema for a body of ${mediaType}.`);
  const isForm = mediaType === 'application/x-www-form-urlencoded';
  const body = isForm ? readForm(contract, bytes, schema) : parseJsonBody(bytes);
  rejectInvalid(storageViolations(body));
  rejectInvalid(schemaViolations(contract, schema, body, patterns));
  return body;
}

const bodiesOf = (content: Readonly<Record<string, string | null>>) =>
  Object.entries(content)
    .map(([mediaType, schema]) => `${schema} as ${mediaType}`)
    .join(' or ');

/** Values of a form are strings; those that the schema declares as integers become numbers. */
function readForm(contract: Contract, bytes: Uint8Array, name: string): Record<string, unknown> {
  const { values, violations } = parseForm(new TextDecoder().decode(bytes));
  rejectInvalid(violations);
  const schema = discriminatedSchema(contract, name, values);
  const properties = typeof schema === 'string' ? contract.schemaOf(schema).properties : undefined;
  return Object.fromEntries(
    Object.entries(values).map(([key, text]) => {
      const property = properties?.[key];
      const integer = property && contract.resolveSchema(property).type === 'integer' && isInteger(text);
      return [key, integer ? Number(text) : text];
    }),
  );
}

function rejectInvalid(violations: readonly Violation[]): void {
  if (violations.length === 0) return;
  throw invalidFields(violations.map((violation) => problemViolation('body', violation)));
}

/** Returns a function that returns the violations of a schema in a value of a body, as a problem lists them. */
export const violationsOf =
  (contract: Contract): ViolationsOf =>
  (schema, value) =>
    schemaViolations(contract, schema, value).map((violation) => problemViolation('body', violation));
