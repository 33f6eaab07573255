import type { Resource } from '@worklane/contract';

/** How the value of a field is edited and shown. */
export type FieldKind =
  | 'text'
  | 'multiline'
  | 'enum'
  | 'date-time'
  | 'date'
  | 'number'
  | 'boolean'
  | 'reference'
  | 'reference-list'
  | 'string-list'
  | 'money'
  | 'currency'
  | 'object-list'
  | 'object'
  | 'key-value';

/** A property of an object schema. */
export interface SchemaField {
  name: string;
  kind: FieldKind;
  schema: ResolvedSchema;
  required: boolean;
  /** For `reference` and `reference-list`: the resource kind. */
  referencedKind?: string;
  /** For `object`, and for each item of `object-list`. */
  fields?: readonly SchemaField[];
}

/** Text that may be longer than this number of characters gets several lines. */
const maxSingleLine = 500;

/** Returns the properties of an object schema, in the order of the contract. */
export const fieldsOf = (schemas: Schemas, name: string): SchemaField[] =>
  propertiesOf(schemas, resolve(schemas, { $ref: name }));

/**
 * Returns the properties of an update. An object in the record needs the fields of a new one, because the record may have
 * none yet: the schema of a patch requires nothing.
 */
export function updateFieldsOf(schemas: Schemas, { schemas: { create, update } }: Resource): SchemaField[] {
  const objects = fieldsOf(schemas, create ?? '').filter(({ kind }) => kind === 'object');
  return fieldsOf(schemas, update ?? '').map((field) => objects.find(({ name }) => name === field.name) ?? field);
}

const propertiesOf = (schemas: Schemas, { properties = {}, required = [] }: ResolvedSchema): SchemaField[] =>
  Object.entries(properties).map(([name, property]) => {
    const schema = resolve(schemas, property);
    return { name, schema, required: required.includes(name), ...kindOf(schemas, schema) };
  });

function kindOf(schemas: Schemas, schema: ResolvedSchema): Pick<SchemaField, 'kind' | 'referencedKind' | 'fields'> {
  const { type, format, maxLength = 0 } = schema;
  const referencedKind = schema['x-references'];
  switch (type) {
    case 'boolean':
      return { kind: 'boolean' };
    case 'integer':
    case 'number':
      return referencedKind === undefined ? { kind: 'number' } : { kind: 'reference', referencedKind };
    case 'array': {
      if (referencedKind !== undefined) return { kind: 'reference-list', referencedKind };
      const item = resolve(schemas, schema.items ?? {});
      if (item.type !== 'object') return { kind: 'string-list' };
      return { kind: 'object-list', fields: propertiesOf(schemas, item) };
    }
    case 'object':
      if (!schema.properties) return { kind: 'key-value' };
      if (schema.properties.amount && schema.properties.currency) return { kind: 'money' };
      return { kind: 'object', fields: propertiesOf(schemas, schema) };
    default:
      if (schema.enum) return { kind: 'enum' };
      if (schema['x-codes'] === 'iso-4217') return { kind: 'currency' };
      if (format === 'date-time' || format === 'date') return { kind: format };
      return { kind: maxLength > maxSingleLine && format !== 'uri' ? 'multiline' : 'text' };
  }
}

/** Returns the names of the fields that an update changed, without those that every change sets. */
export const changedFieldNames = (previous: object): string[] =>
  Object.keys(previous).filter((name) => !['version', 'updated_at', 'updated_by'].includes(name));

/** The keywords of JSON Schema that pages read. `$ref` is the name of another schema. */
export interface Schema {
  title?: string;
  description?: string;
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  oneOf?: Schema[];
  additionalProperties?: Schema | boolean;
  maxLength?: number;
  pattern?: string;
  /** Resource kind of the record whose ID the value is. */
  'x-references'?: string;
  /** The standard whose codes requests can set. */
  'x-codes'?: string;
  $ref?: string;
}

export type Schemas = Readonly<Record<string, Schema>>;

interface ResolvedSchema extends Schema {
  type?: string;
  nullable: boolean;
}

/** Returns a schema with references followed, and with null moved from `type` and `oneOf` to `nullable`. */
function resolve(schemas: Schemas, schema: Schema): ResolvedSchema {
  const { $ref, oneOf, type, ...rest } = schema;
  if ($ref !== undefined) return { ...resolve(schemas, schemas[$ref] ?? {}), ...rest };
  const alternatives = oneOf?.filter((alternative) => alternative.type !== 'null');
  if (alternatives?.[0]) {
    const nullable = alternatives.length < (oneOf?.length ?? 0);
    return { ...resolve(schemas, alternatives[0]), ...rest, nullable };
  }
  const types = [type ?? []].flat();
  const main = types.find((each) => each !== 'null');
  return { ...rest, ...(main !== undefined && { type: main }), nullable: types.includes('null') };
}
