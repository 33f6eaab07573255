import type { JsonType, OpenapiReader, SchemaObject } from '@worklane/contract/openapi-reader';

/** A schema whose references are resolved, `allOf` is merged, and `oneOf` or `anyOf` are alternatives. */
export interface EffectiveSchema extends SchemaObject {
  readonly alternatives: readonly SchemaObject[];
  readonly exclusiveMaximum?: number;
  readonly multipleOf?: number;
  readonly example?: unknown;
}

/** Of a keyword that several members of `allOf` have, the last is kept. */
export function effectiveSchema(api: OpenapiReader, schema: SchemaObject): EffectiveSchema {
  const { allOf = [], oneOf, anyOf, ...own } = api.resolve(schema) as EffectiveSchema;
  const members = allOf.map((member) => effectiveSchema(api, member));
  return [...members, { ...own, alternatives: oneOf ?? anyOf ?? [] }].reduce(merged);
}

const merged = (first: EffectiveSchema, second: EffectiveSchema): EffectiveSchema => ({
  ...first,
  ...second,
  ...(first.properties && { properties: { ...first.properties, ...second.properties } }),
  ...(first.required && { required: [...new Set([...first.required, ...(second.required ?? [])])] }),
  alternatives: [...first.alternatives, ...second.alternatives],
});

/** Returns the types of a schema. Without `type`, a schema with properties is an object. */
export function typesOf({ type, properties, items }: SchemaObject): readonly JsonType[] {
  if (type === undefined) return properties ? ['object'] : items ? ['array'] : [];
  return typeof type === 'string' ? [type] : type;
}

/** Whether a schema or one of its alternatives has a type. */
export function hasType(api: OpenapiReader, schema: SchemaObject, type: JsonType): boolean {
  const { alternatives, ...own } = effectiveSchema(api, schema);
  return typesOf(own).includes(type) || alternatives.some((each) => hasType(api, each, type));
}

/** Whether a value has a type of JSON Schema. */
export function isOfType(type: string, value: unknown): boolean {
  if (type === 'null') return value === null;
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value);
  if (type === 'integer') return Number.isInteger(value);
  return typeof value === type;
}

/** Whether a text has the pattern and the length that the schema requires. */
export function isWithin({ pattern, minLength = 0, maxLength }: SchemaObject, value: string): boolean {
  const { length } = [...value];
  const hasLength = length >= minLength && length <= (maxLength ?? length);
  return hasLength && (pattern === undefined || expressionOf(pattern).test(value));
}

/** Returns the expression of a pattern. Some documents escape what Unicode expressions do not allow to escape. */
export function expressionOf(pattern: string): RegExp {
  try {
    return new RegExp(pattern, 'u');
  } catch {
    return new RegExp(pattern);
  }
}
