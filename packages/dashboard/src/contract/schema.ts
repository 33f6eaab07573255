/** A JSON Schema of the contract, as far as pages read it. A `$ref` is the name of another one. */
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
  /** The kind of record that the value is the id of. */
  'x-references'?: string;
  $ref?: string;
}

export type Schemas = Readonly<Record<string, Schema>>;

/** What a schema comes to when references are followed. */
export interface Resolved extends Schema {
  type?: string;
  nullable: boolean;
}

/** Follows references, and takes null out of types and choices: `nullable` tells of it. */
export function resolve(schemas: Schemas, schema: Schema): Resolved {
  const { $ref, oneOf, type, ...rest } = schema;
  if ($ref !== undefined) return { ...resolve(schemas, schemas[$ref] ?? {}), ...rest };
  const choices = oneOf?.filter((choice) => choice.type !== 'null');
  if (choices?.[0]) {
    const nullable = choices.length < (oneOf?.length ?? 0);
    return { ...resolve(schemas, choices[0]), ...rest, nullable };
  }
  const types = [type ?? []].flat();
  const main = types.find((each) => each !== 'null');
  return { ...rest, ...(main !== undefined && { type: main }), nullable: types.includes('null') };
}
