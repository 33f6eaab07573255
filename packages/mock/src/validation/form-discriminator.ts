import type { JSONSchema7 } from 'json-schema';
import type { PrismOperation } from './prism.ts';
import { invalidRequestPart, type Refusal } from '../refusal.ts';

/**
 * The operation with the one schema that a form is to be checked against, where a field tells which of several: the
 * token endpoint's `grant_type`. Prism knows no discriminator and would report what each of the other grants misses.
 *
 * @throws Refusal when the field is missing or has no known value.
 */
export function withSchemaOfForm(operation: PrismOperation, form: unknown): PrismOperation {
  const content = operation.request?.body?.contents?.[0];
  const alternatives = content?.schema?.oneOf?.filter((schema) => typeof schema === 'object');
  if (typeof form !== 'string' || !content || !alternatives) return operation;
  const field = discriminatingField(alternatives);
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

const discriminatingField = ([first]: readonly JSONSchema7[]) =>
  Object.keys(first?.properties ?? {}).find((name) => constantOf(first as JSONSchema7, name) !== undefined) ?? '';

function unknownAlternative(field: string, value: string | null, alternatives: readonly JSONSchema7[]): Refusal {
  const known = alternatives.map((alternative) => constantOf(alternative, field)).join(', ');
  const error =
    value === null
      ? ({ code: 'required', detail: 'is required' } as const)
      : ({ code: 'not_in_enum', detail: `must be one of ${known}` } as const);
  return invalidRequestPart('field', [{ in: 'body', pointer: `/${field}`, ...error }]);
}
