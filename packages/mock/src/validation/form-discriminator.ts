import { type ProblemError, validationProblem } from '@worklane/model';
import type { JSONSchema7 } from 'json-schema';
import type { PrismOperation } from './prism.ts';

/**
 * Returns the operation with the form schema of the requested grant only. The token endpoint has one schema for each
 * `grant_type`; Prism does not support discriminators and would report the violations of every grant.
 *
 * @throws ProblemError when the discriminating field is missing or unknown
 */
export function withGrantSchema(operation: PrismOperation, form: unknown): PrismOperation {
  const content = operation.request?.body?.contents?.[0];
  const alternatives = content?.schema?.oneOf?.filter((schema) => typeof schema === 'object');
  if (typeof form !== 'string' || !content || !alternatives) return operation;
  const field = discriminator(alternatives);
  const value = new URLSearchParams(form).get(field);
  const schema = alternatives.find((alternative) => constantOf(alternative, field) === value);
  if (!schema) throw unknownAlternative(field, value, alternatives);
  const body = { ...operation.request?.body, contents: [{ ...content, schema }] };
  return { ...operation, request: { ...operation.request, body } } as PrismOperation;
}

function constantOf(schema: JSONSchema7, field: string): unknown {
  const property = schema.properties?.[field];
  return typeof property === 'object' ? property.const : undefined;
}

const discriminator = ([first]: readonly JSONSchema7[]) =>
  Object.keys(first?.properties ?? {}).find((name) => constantOf(first as JSONSchema7, name) !== undefined) ?? '';

function unknownAlternative(field: string, value: string | null, alternatives: readonly JSONSchema7[]): ProblemError {
  const known = alternatives.map((alternative) => constantOf(alternative, field)).join(', ');
  const issue =
    value === null
      ? ({ code: 'required', detail: 'is required' } as const)
      : ({ code: 'not_in_enum', detail: `must be one of ${known}` } as const);
  return validationProblem('field', [{ in: 'body', pointer: `/${field}`, ...issue }]);
}
