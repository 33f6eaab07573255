import type { Resource } from '../catalogues.ts';
import type { SchemaObject } from '../openapi/openapi-document.ts';

/** How the value of a column is written in a cell. `json` is a list of objects, `map` an object whose names are free. */
export type ColumnType = 'string' | 'integer' | 'number' | 'boolean' | 'date' | 'date-time' | 'json' | 'map' | 'scalar';

/** A column of a CSV file: a field of a record, or a part of one. */
export interface RecordColumn {
  /** `last_name`, `address.city` */
  readonly name: string;
  readonly path: readonly string[];
  readonly type: ColumnType;
  /** Whether a cell has any number of values. */
  readonly list: boolean;
  readonly enum: readonly string[] | undefined;
  /** Whether a new record can have it. */
  readonly writable: boolean;
}

/** The schemas of the contract, such as an OpenapiReader. */
export interface SchemaSource {
  /** Returns a schema by its name. */
  schema(name: string): SchemaObject;
  /** Returns the schema to which a node refers, or the node. */
  resolve(node: SchemaObject): SchemaObject;
}

/** Returns the columns of a kind, in the order of its fields. */
export function columnsOf({ fields, schemas }: Resource, contract: SchemaSource): RecordColumn[] {
  const { properties = {} } = contract.resolve(contract.schema(schemas.record));
  return Object.entries(fields).flatMap(([name, { writable }]) => {
    const schema = properties[name];
    return schema ? columnsBelow(contract, [name], schema, writable) : [];
  });
}

/** Returns the column of one name in a `map`, such as `custom_fields.vip`. Its values are strings, numbers or booleans. */
export const columnInMap = ({ name, path, writable }: RecordColumn, key: string): RecordColumn => ({
  name: `${name}.${key}`,
  path: [...path, key],
  type: 'scalar',
  list: false,
  enum: undefined,
  writable,
});

/** Replaces each field whose names are free, such as custom_fields, by columns of the names that occur. */
export const withMapColumns = (
  columns: readonly RecordColumn[],
  namesIn: (map: RecordColumn) => readonly string[],
): RecordColumn[] =>
  columns.flatMap((column) =>
    column.type === 'map' ? namesIn(column).map((name) => columnInMap(column, name)) : [column],
  );

function columnsBelow(
  contract: SchemaSource,
  path: readonly string[],
  node: SchemaObject,
  writable: boolean,
): RecordColumn[] {
  const schema = notNull(contract, node);
  const column = (parts: Partial<RecordColumn>): RecordColumn[] => [
    { name: path.join('.'), path, type: typeOf(schema), list: false, enum: enumOf(schema), writable, ...parts },
  ];
  if (schema.properties) {
    return Object.entries(schema.properties).flatMap(([name, property]) =>
      columnsBelow(contract, [...path, name], property, writable),
    );
  }
  if (schema.items) {
    const item = notNull(contract, schema.items);
    return item.properties ? column({ type: 'json' }) : column({ type: typeOf(item), list: true, enum: enumOf(item) });
  }
  return typeNames(schema).includes('object') ? column({ type: 'map' }) : column({});
}

/** Returns the schema of the values other than null. */
function notNull(contract: SchemaSource, node: SchemaObject): SchemaObject {
  const schema = contract.resolve(node);
  const variant = schema.oneOf?.find((each) => contract.resolve(each).type !== 'null');
  return variant ? contract.resolve(variant) : schema;
}

const typeNames = ({ type = [] }: SchemaObject): readonly string[] => [type].flat();

const enumOf = (schema: SchemaObject): readonly string[] | undefined =>
  schema.enum?.filter((value) => value !== null).map(String);

function typeOf(schema: SchemaObject): ColumnType {
  if (schema.format === 'date' || schema.format === 'date-time') return schema.format;
  const [type = 'string'] = typeNames(schema).filter((name) => name !== 'null');
  return type === 'integer' || type === 'number' || type === 'boolean' ? type : 'string';
}
