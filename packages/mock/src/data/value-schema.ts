import { type Resource, resources } from '@worklane/contract';
import type { JsonType, SchemaObject } from '@worklane/contract/openapi-reader';
import { contract } from '@worklane/model';
import type { ReferenceField } from './data-context.ts';

/** A schema with its reference resolved, and what the generator derives from it once. */
export interface ValueSchema {
  readonly schema: SchemaObject;
  readonly isNullable: boolean;
  /** The type apart from null. */
  readonly type: JsonType | undefined;
  /** The kind of the record to which the value refers, or `any`. */
  readonly references: string | undefined;
  /** The resource of a complete record; undefined for any other value. */
  readonly resource: Resource | undefined;
  /** The resource kind of an object, or the name of its schema. */
  readonly owner: string;
  readonly properties: readonly (readonly [field: string, node: SchemaObject, isRequired: boolean])[];
  /** The properties that hold the id of another record. */
  readonly referenceFields: readonly ReferenceField[];
  /** The alternatives apart from null. */
  readonly alternatives: readonly SchemaObject[];
  readonly pattern: RegExp | undefined;
}

const known = new WeakMap<SchemaObject, ValueSchema>();

export function valueSchema(node: SchemaObject): ValueSchema {
  const existing = known.get(node);
  if (existing) return existing;
  const schema = contract.resolve(node);
  const { title = '', oneOf = [], properties = {}, required = [] } = schema;
  const types = typesOf(schema);
  const fields = Object.entries(properties);
  const result: ValueSchema = {
    schema,
    isNullable: types.includes('null') || oneOf.some(({ type }) => type === 'null'),
    type: types.find((type) => type !== 'null'),
    references: schema['x-references'],
    resource: Object.values<Resource>(resources).find(
      ({ schemas }) => schemas.record === title && schemas.create !== null,
    ),
    owner: kindBySchema.get(title) ?? title,
    properties: fields.map(([field, property]) => [field, property, required.includes(field)]),
    referenceFields: fields.flatMap(([field, { 'x-references': kind, type }]) =>
      kind === undefined || type === 'array' ? [] : [{ field, kind }],
    ),
    alternatives: oneOf.filter(({ type }) => type !== 'null'),
    // Input: trusted, values of the mock itself.
    pattern: schema.pattern === undefined ? undefined : new RegExp(schema.pattern, 'u'),
  };
  known.set(node, result);
  return result;
}

const typesOf = ({ type = [] }: SchemaObject): readonly JsonType[] => (typeof type === 'string' ? [type] : type);

const kindBySchema = new Map(
  Object.values<Resource>(resources).flatMap(({ kind, schemas }) =>
    [schemas.record, schemas.create, schemas.update].map((schema) => [String(schema), kind] as const),
  ),
);

/** Returns whether a value that a name suggests satisfies the schema of its field. */
export function fits(value: unknown, { schema, type, isNullable, pattern }: ValueSchema): boolean {
  if (value === null) return isNullable;
  if (typeof value === 'string') {
    const { minLength = 0, maxLength = Number.POSITIVE_INFINITY } = schema;
    return (
      type === 'string' && value.length >= minLength && value.length <= maxLength && (pattern?.test(value) ?? true)
    );
  }
  if (typeof value === 'number') {
    const { minimum = -Infinity, exclusiveMinimum = -Infinity, maximum = Infinity } = schema;
    const isType = type === 'number' || (type === 'integer' && Number.isInteger(value));
    return isType && value >= minimum && value > exclusiveMinimum && value <= maximum;
  }
  return type === (Array.isArray(value) ? 'array' : typeof value);
}
