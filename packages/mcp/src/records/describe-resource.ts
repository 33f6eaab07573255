import { type Field, type Operation, operations, type Resource } from '@worklane/contract';
import type { SchemaObject } from '@worklane/contract/openapi-reader';
import { resourceOfKind } from '../access.ts';
import { filtersOf, sortFieldsOf } from './filter.ts';
import { alternativesOf, contract, propertiesOf, requiredOf, typeText } from './shown-fields.ts';

interface FieldDescription {
  readonly name: string;
  /** Such as `integer or null`. */
  readonly type: string;
  readonly description: string;
  readonly required?: true;
  readonly read_only?: true;
  readonly values?: readonly string[];
  readonly default?: unknown;
  /** The kind of the records that it refers to. */
  readonly references?: string;
  /** The properties of an object, or of the objects of a list: their types by name; those with a `?` are optional. */
  readonly properties?: Readonly<Record<string, unknown>>;
}

interface ResourceDescription {
  readonly kind: string;
  readonly description: string;
  readonly fields: readonly FieldDescription[];
  readonly filters: readonly string[];
  readonly sort: readonly string[];
  /** What creates a record; absent if the kind cannot be created. */
  readonly example?: unknown;
}

/** Describes a resource kind from the contract. */
export function describeResource(resource: Resource): ResourceDescription {
  const { collection, schemas, fields } = resource;
  const record = contract.schema(schemas.record);
  // Items of lists differ between what is written and what is read; the written form is what is needed.
  const properties = { ...propertiesOf(record), ...(schemas.create && propertiesOf(contract.schema(schemas.create))) };
  const example = exampleOf(resource);
  return {
    kind: collection,
    description: record.description ?? '',
    fields: Object.entries(fields).map(([name, field]) => describeField(resource, name, field, properties[name] ?? {})),
    filters: filtersOf(resource),
    sort: sortFieldsOf(resource),
    ...(example !== undefined && { example }),
  };
}

function describeField({ references }: Resource, name: string, field: Field, schema: SchemaObject): FieldDescription {
  const reference = references.find(({ path }) => path[0] === name && path.length <= 2);
  const collection = reference && resourceOfKind(reference.kind)?.collection;
  const nested = nestedProperties(schema);
  return {
    name,
    type: typeText(schema),
    description: contract.resolve(schema).description ?? '',
    ...(field.required && { required: true as const }),
    ...(!field.writable && { read_only: true as const }),
    ...(field.enum && { values: field.enum }),
    ...(field.default !== undefined && field.default !== null && { default: field.default }),
    ...(collection && { references: collection }),
    ...(nested && { properties: nested }),
  };
}

/** Returns the types of the properties of an object, or of the objects of a list, by name. */
function nestedProperties(schema: SchemaObject): Record<string, unknown> | undefined {
  const alternatives = alternativesOf(schema).flatMap((each) => (each.items ? alternativesOf(each.items) : [each]));
  const object = alternatives.find(({ properties }) => properties);
  if (!object) return undefined;
  const required = new Set(requiredOf(object));
  return Object.fromEntries(
    Object.entries(propertiesOf(object)).map(([name, property]) => [
      required.has(name) ? name : `${name}?`,
      nestedProperties(property) ?? typeText(property),
    ]),
  );
}

/** Returns the first example of a request that creates a record. */
function exampleOf({ collection }: Resource): unknown {
  const create = Object.values<Operation>(operations).find(
    (each) => each.collection === collection && each.method === 'post' && each.path.endsWith(`/${collection}`),
  );
  const [media] = Object.values((create && contract.operation(create.id).requestBody?.content) ?? {});
  return media && contract.examples(media)[0]?.[1];
}

/** Returns the reference of a resource kind as Markdown. */
export function resourceMarkdown({ kind, description, fields, filters, sort, example }: ResourceDescription): string {
  const rows = fields.map((field) => [`\`${field.name}\``, field.type, attributes(field), oneLine(field.description)]);
  return [
    `# ${kind}`,
    description,
    '## Fields',
    table(['field', 'type', 'attributes', 'description'], rows),
    `Filters of lists: ${codes(filters)}.`,
    `Sort orders, with \`-\` in front for descending: ${codes(sort)}.`,
    ...(example === undefined ? [] : ['## Example', `\`\`\`json\n${JSON.stringify(example, undefined, 2)}\n\`\`\``]),
  ].join('\n\n');
}

function attributes({ required, read_only, values, default: value, references, properties }: FieldDescription): string {
  return [
    ...(required ? ['required'] : []),
    ...(read_only ? ['read-only'] : []),
    ...(values ? [`one of ${codes(values)}`] : []),
    ...(value === undefined ? [] : [`default \`${JSON.stringify(value)}\``]),
    ...(references ? [`ID of ${references}`] : []),
    ...(properties ? [`properties \`${JSON.stringify(properties)}\``] : []),
  ].join('; ');
}

const codes = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');

const table = (headings: readonly string[], rows: readonly (readonly string[])[]): string =>
  [headings, headings.map(() => '---'), ...rows].map((cells) => `| ${cells.map(cell).join(' | ')} |`).join('\n');

const cell = (text: string): string => text.replaceAll('|', '\\|');

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
