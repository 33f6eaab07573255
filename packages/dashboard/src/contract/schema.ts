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

export interface ResolvedSchema extends Schema {
  type?: string;
  nullable: boolean;
}

/** Returns a schema with references followed, and with null moved from `type` and `oneOf` to `nullable`. */
export function resolve(schemas: Schemas, schema: Schema): ResolvedSchema {
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
