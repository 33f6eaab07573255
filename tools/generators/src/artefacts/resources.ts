import { type OpenapiDocument, referencedName, resolveSchema, type SchemaObject } from '../documents.ts';
import { constant, type GeneratedFile, sourceFile, union } from './source-file.ts';

/** The catalogue of resources: the 16 kinds and the members, with what each declares of its fields. */
export function resourcesFile(document: OpenapiDocument): GeneratedFile {
  const { schemas } = document.components;
  const resources = Object.fromEntries(
    Object.entries(schemas).flatMap(([name, schema]) => {
      const resource = schema['x-resource'];
      return resource ? [[resource.collection, entry(document, name, schema, resource)]] : [];
    }),
  );
  return sourceFile(
    'resources.ts',
    'specs/schemas',
    `import type { Resource } from '../resource.ts';\n`,
    union('EntityKind', 'One of the 16 kinds of records.', schemas.EntityKind?.enum ?? []),
    constant('resources', 'Every resource, by collection.', resources, 'Record<string, Resource>'),
  );
}

function entry(
  document: OpenapiDocument,
  name: string,
  record: SchemaObject,
  { kind, collection }: { kind: string; collection: string },
) {
  const create = document.components.schemas[`${name}Create`];
  const update = document.components.schemas[`${name}Update`];
  const fields = Object.entries(record.properties ?? {}).map(([field, property]) => {
    const schema = resolveSchema(document, property);
    const onCreate = create?.properties?.[field];
    return {
      name: field,
      type: typeName(document, schema),
      ...(schema.enum ? { enum: schema.enum } : {}),
      nullable: isNullable(schema),
      writable: onCreate !== undefined,
      required: create?.required?.includes(field) ?? false,
      ...(onCreate?.default === undefined ? {} : { default: onCreate.default }),
      ...(schema['x-filter'] ? { filter: schema['x-filter'] } : {}),
      sortable: schema['x-sortable'] ?? false,
      searchable: schema['x-searchable'] ?? false,
    };
  });
  return {
    kind,
    collection,
    schemas: {
      record: name,
      list: `${name}List`,
      create: create ? `${name}Create` : null,
      update: update ? `${name}Update` : null,
    },
    scopes: { read: `${collection}.read`, write: create ? `${collection}.write` : null },
    fields: Object.fromEntries(fields.map(({ name: field, ...rest }) => [field, rest])),
    references: Object.entries(record.properties ?? {}).flatMap(([field, property]) =>
      references(document, [field], property),
    ),
  };
}

/** Where a record refers to others: `*` in a path stands for every item of a list. */
function references(
  document: OpenapiDocument,
  path: readonly string[],
  property: SchemaObject,
): { path: readonly string[]; kind: string }[] {
  const schema = resolveSchema(document, property);
  const kind = schema['x-references'];
  if (kind) return [{ path: schema.type === 'array' ? [...path, '*'] : path, kind }];
  return [
    ...(schema.items ? references(document, [...path, '*'], schema.items) : []),
    ...(schema.oneOf ?? []).flatMap((branch) => references(document, path, branch)),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => references(document, [...path, name], inner)),
  ];
}

/** `string`, `date-time`, `integer`, `boolean`, `array`, `object`, or the name of a schema such as `Money`. */
function typeName(document: OpenapiDocument, schema: SchemaObject): string {
  const branch = schema.oneOf?.find(({ type }) => type !== 'null');
  if (branch) return referencedName(branch) ?? typeName(document, branch);
  const type = [schema.type].flat().find((name) => name !== 'null') ?? 'object';
  const isDate = schema.format === 'date' || schema.format === 'date-time';
  return isDate ? (schema.format as string) : type;
}

const isNullable = (schema: SchemaObject): boolean =>
  [schema.type].flat().includes('null') || (schema.oneOf ?? []).some(({ type }) => type === 'null');
