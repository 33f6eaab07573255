import { createHash } from 'node:crypto';
import { type OpenapiReader, recordRules, referencedName, type SchemaObject } from '@worklane/contract/openapi-reader';
import { resourceForms } from '@worklane/spec-rules';
import { deprecationProperty } from './deprecation.ts';
import { constant, type GeneratedFile, sourceFile, union } from './generated-file.ts';

/** Returns the catalogue of resources: the resource kinds and the members, with their fields. */
export function resourcesFile(openapi: OpenapiReader): GeneratedFile {
  const { schemas } = openapi.document.components;
  const resources = Object.fromEntries(
    Object.entries(schemas).flatMap(([name, schema]) => {
      const resource = schema['x-resource'];
      return resource ? [[resource.collection, entry(openapi, name, schema, resource)]] : [];
    }),
  );
  return sourceFile(
    'resources.ts',
    'specs/schemas',
    `import type { Resource } from '../catalogues.ts';\n`,
    union('EntityKind', 'The resource kind of a record.', schemas.EntityKind?.enum ?? []),
    constant('resources', 'Every resource, by collection.', resources, 'Record<string, Resource>'),
  );
}

function entry(
  openapi: OpenapiReader,
  name: string,
  schema: SchemaObject,
  { kind, collection, removed }: NonNullable<SchemaObject['x-resource']>,
) {
  // The names of invalid fields are not stored, and no field themselves.
  const { invalid_fields: _, ...properties } = schema.properties ?? {};
  const record = { ...schema, properties };
  const create = openapi.document.components.schemas[`${name}Create`];
  const update = openapi.document.components.schemas[`${name}Update`];
  const list = [...openapi.operations.values()].find(
    ({ method, path }) => method === 'get' && path.endsWith(`/${collection}`),
  );
  const parameters = new Set(list?.parameters.flatMap(({ in: place, name }) => (place === 'query' ? [name] : [])));
  const fields = Object.entries(properties).map(([field, property]) => {
    const schema = openapi.resolve(property);
    const onCreate = create?.properties?.[field];
    const { default: value } = onCreate ?? schema;
    return {
      name: field,
      type: typeName(openapi, schema),
      ...(schema.enum ? { enum: schema.enum } : {}),
      nullable: isNullable(schema),
      writable: onCreate !== undefined,
      required: create?.required?.includes(field) ?? false,
      ...(value === undefined ? {} : { default: value }),
      ...(schema['x-filter'] ? { filter: schema['x-filter'] } : {}),
      ...(schema['x-filter'] && schema.format === 'email' ? { caseless: true } : {}),
      filters: filterSuffixes.map((suffix) => field + suffix).filter((each) => parameters.has(each)),
      sortable: schema['x-sortable'] ?? false,
      searchable: schema['x-searchable'] ?? false,
      ...deprecationProperty(schema),
      ...migrationProperty(schema),
    };
  });
  const { property, noun, nouns } = resourceForms(kind, collection);
  const nested = Object.entries(properties).flatMap(([field, each]) => schemasAt(openapi, [field], each));
  const rules = nested.flatMap(({ path, schema: each }) =>
    recordRules
      .filter((rule) => each[`x-${rule}`] !== undefined && (rule !== 'codes' || create?.properties?.[path[0] ?? '']))
      .map((rule) => {
        const message = each['x-messages']?.[rule];
        return { rule, path, value: each[`x-${rule}`], ...(message !== undefined && { message }) };
      }),
  );
  return {
    kind,
    collection,
    property,
    noun,
    nouns,
    schemas: {
      record: name,
      list: `${name}List`,
      create: create ? `${name}Create` : null,
      update: update ? `${name}Update` : null,
    },
    fingerprint: fingerprint(openapi, record, fields, rules),
    scopes: { read: `${collection}.read`, write: create ? `${collection}.write` : null },
    fields: Object.fromEntries(fields.map(({ name: field, ...rest }) => [field, rest])),
    references: nested.flatMap(({ path, schema: { type, 'x-references': target } }) => {
      if (!target) return [];
      const [field = ''] = path;
      const { 'x-acyclic': acyclic } = openapi.resolve(properties[field] ?? {});
      return [{ path: type === 'array' ? [...path, '*'] : path, kind: target, ...(acyclic && { acyclic }) }];
    }),
    ...(rules.length > 0 && { rules }),
    ...(removed && { removedFields: removed }),
  };
}

/** What the parameters of filters add to the name of their field. */
export const filterSuffixes = ['', '_in', '_not', '_from', '_to', '_empty'];

/** Returns how the field follows from records of an earlier contract. */
function migrationProperty(schema: SchemaObject): { migration?: object } {
  const declared = {
    renamedFrom: schema['x-renamed-from'],
    replacedValues: schema['x-replaced-values'],
    existingFrom: schema['x-existing-from'],
    existing: schema['x-existing'],
  };
  const migration = Object.fromEntries(Object.entries(declared).filter(([, value]) => value !== undefined));
  return Object.keys(migration).length > 0 ? { migration } : {};
}

/** Returns a hash of what decides whether stored records are valid: the schema without annotations, defaults, migrations, what is unique. */
function fingerprint(
  openapi: OpenapiReader,
  record: SchemaObject,
  fields: readonly { name: string; default?: unknown; migration?: object }[],
  rules: readonly { rule: string; path: readonly string[]; value: unknown }[],
) {
  const values = fields.map(({ name, default: value, migration }) => [name, value, ...(migration ? [migration] : [])]);
  const removed = record['x-resource']?.removed;
  const unique = rules.filter(({ rule }) => rule === 'unique').map(({ path, value }) => [path, value]);
  const text = JSON.stringify([constraintsOf(openapi, record), values, ...(removed ? [removed] : []), ...unique]);
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

const isAnnotation = (keyword: string): boolean =>
  keyword.startsWith('x-') || ['title', 'description', 'example', 'examples', 'deprecated'].includes(keyword);

/** Returns a schema without references and annotations, with its keywords in order. Names of properties are not keywords. */
function constraintsOf(openapi: OpenapiReader, schema: SchemaObject): unknown {
  const entries = Object.entries(openapi.resolve(schema)).filter(([keyword]) => !isAnnotation(keyword));
  const constraints = entries.map(([keyword, value]) => {
    if (keyword === 'properties') return [keyword, mapValues(value, (property) => constraintsOf(openapi, property))];
    if (Array.isArray(value)) return [keyword, value.map((each) => nestedConstraints(openapi, each))];
    return [keyword, nestedConstraints(openapi, value)];
  });
  return Object.fromEntries(constraints.sort(([a], [b]) => (String(a) < String(b) ? -1 : 1)));
}

const nestedConstraints = (openapi: OpenapiReader, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? constraintsOf(openapi, value as SchemaObject)
    : value;

const mapValues = (value: object, convert: (schema: SchemaObject) => unknown) =>
  Object.fromEntries(
    Object.entries(value)
      .map(([name, each]) => [name, convert(each)] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

/** Returns the schemas of a field and of what it contains, with their paths. `*` in a path matches every item of a list. */
function schemasAt(
  openapi: OpenapiReader,
  path: readonly string[],
  property: SchemaObject,
): { path: readonly string[]; schema: SchemaObject }[] {
  const schema = openapi.resolve(property);
  return [
    { path, schema },
    ...(schema.items ? schemasAt(openapi, [...path, '*'], schema.items) : []),
    ...(schema.oneOf ?? []).flatMap((branch) => schemasAt(openapi, path, branch)),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => schemasAt(openapi, [...path, name], inner)),
  ];
}

/** Returns a JSON type, `date`, `date-time`, or the name of a schema such as `Money`. */
export function typeName(openapi: OpenapiReader, schema: SchemaObject): string {
  const branch = schema.oneOf?.find(({ type }) => type !== 'null');
  if (branch) return branch.$ref ? referencedName(branch.$ref) : typeName(openapi, branch);
  const type = [schema.type].flat().find((name) => name !== 'null') ?? 'object';
  const isDate = schema.format === 'date' || schema.format === 'date-time';
  return isDate ? (schema.format as string) : type;
}

/** Returns whether a resolved schema accepts null. */
export const isNullable = (schema: SchemaObject): boolean =>
  [schema.type].flat().includes('null') || (schema.oneOf ?? []).some(({ type }) => type === 'null');
