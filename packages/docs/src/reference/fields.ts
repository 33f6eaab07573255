import { type Resource, resources } from '@worklane/contract';
import { referencedName, type SchemaObject } from '@worklane/contract/openapi-reader';
import { deprecationText } from '../changelog/deprecation-notice.ts';
import { resolve } from '../contract/openapi.ts';
import { tagFolder } from '../pages/links.ts';
import { block, chip, code, prose, table } from '../pages/markdown.ts';

/** The object schemas that records of several resources contain, described on the page of nested objects. */
export const valueSchemas: readonly string[] = [
  'Money',
  'MoneyTotal',
  'Totals',
  'LineItem',
  'Address',
  'RecordReference',
];

const allResources: readonly Resource[] = Object.values(resources);

/** Returns the path of the page that describes a schema, if it is a record or a nested object. */
function schemaPage(name: string): string | undefined {
  if (valueSchemas.includes(name)) return `/api/values#${name.toLowerCase()}`;
  const resource = allResources.find(({ schemas }) => schemas.record === name);
  return resource && `/${tagFolder(resource.collection)}/#fields`;
}

/** A row in a table of fields. */
export interface FieldRow {
  /** The path of the field, such as `address.city` or `events[]`. */
  readonly name: string;
  readonly schema: SchemaObject;
  readonly required?: boolean;
  readonly chips?: readonly string[];
  /** Replaces the description of the schema. */
  readonly description?: string;
  readonly example?: unknown;
}

/** Returns a table of fields: name and type, then description and constraints. */
export const fieldTable = (rows: readonly FieldRow[]): string =>
  rows.length === 0
    ? ''
    : block(
        'fields',
        table(
          ['Field', 'Description'],
          rows.map((row) => [nameCell(row), descriptionCell(row)]),
        ),
      );

/** Returns the first cell of a row: the name, its chips and the type below. */
export const nameCell = ({ name, schema, chips = [] }: FieldRow): string =>
  `${[code(name), ...chips].join(' ')}<br><span class="type">${typeName(schema)}</span>`;

/** Returns the second cell of a row: description, references and constraints. */
export function descriptionCell({ schema, description, example }: FieldRow): string {
  const resolved = resolve(schema);
  return [
    deprecationText(resolved),
    prose(description ?? resolved.description ?? ''),
    reference(resolved['x-references']),
    ...constraints(resolved),
    example === undefined ? '' : `Example: ${code(typeof example === 'string' ? example : JSON.stringify(example))}.`,
  ]
    .filter((part) => part !== '')
    .join(' ');
}

function reference(kind: string | undefined): string {
  if (kind === undefined) return '';
  if (kind === 'any') return 'The ID of a record of any kind.';
  const resource = allResources.find((one) => one.kind === kind);
  return resource ? `The ID of a [${resource.noun}](/${tagFolder(resource.collection)}/).` : '';
}

/** Returns one row for each field of a request, with the required ones marked; see `fieldRows`. */
export const requestFieldRows = (node: SchemaObject): FieldRow[] =>
  fieldRows(node).map((row) => (row.required ? { ...row, chips: [chip('required', 'required')] } : row));

/** Returns one row for each field of an object schema; objects without a page of their own are listed with their fields. */
export function fieldRows(node: SchemaObject, prefix = ''): FieldRow[] {
  const { properties = {}, required = [] } = resolve(node);
  return Object.entries(properties).flatMap(([name, schema]) => [
    { name: prefix + name, schema, required: required.includes(name) },
    ...nestedRows(schema, prefix + name),
  ]);
}

function nestedRows(node: SchemaObject, name: string): FieldRow[] {
  if (pageOf(node)) return [];
  const schema = resolve(node);
  if (schema.items) return nestedRows(schema.items, `${name}[]`);
  const [only, ...others] = (schema.oneOf ?? []).filter((part) => resolve(part).type !== 'null');
  if (only && others.length === 0) return nestedRows(only, name);
  return schema.properties ? fieldRows(schema, `${name}.`) : [];
}

const pageOf = (node: SchemaObject) => (node.$ref === undefined ? undefined : schemaPage(referencedName(node.$ref)));

/** Returns the display name of a schema's type, with a link if a page describes it. */
export function typeName(node: SchemaObject): string {
  const page = pageOf(node);
  if (page) return `[${referencedName(node.$ref ?? '')}](${page})`;
  const schema = resolve(node);
  if (schema.oneOf) return [...new Set(schema.oneOf.map(typeName))].join(' or ');
  if (schema.const !== undefined) return code(JSON.stringify(schema.const));
  return [schema.type ?? (schema.properties ? 'object' : 'any')]
    .flat()
    .map((type) => primitiveName(type, schema))
    .join(' or ');
}

function primitiveName(type: string, { format, items }: SchemaObject): string {
  if (type === 'array' && items) return `array of ${typeName(items)}`;
  if (type === 'string' && format) return formatNames[format] ?? format;
  return type;
}

const formatNames: Record<string, string> = {
  uri: 'URL',
  'uri-reference': 'URL or path',
  email: 'email address',
};

/** Returns the constraints of a schema as sentences. */
function constraints(schema: SchemaObject): string[] {
  const { enum: values, default: otherwise, items } = schema;
  return [
    values
      ? `One of ${values
          .filter((value) => value !== null)
          .map((value) => code(String(value)))
          .join(', ')}.`
      : '',
    range(schema.minLength, schema.maxLength, 'characters'),
    range(schema.minItems, schema.maxItems, schema.uniqueItems ? 'unique items' : 'items'),
    range(schema.minimum, schema.maximum, ''),
    schema.pattern ? `Pattern: ${code(schema.pattern)}.` : '',
    otherwise === undefined
      ? ''
      : `Default: ${code(typeof otherwise === 'string' ? otherwise : JSON.stringify(otherwise))}.`,
    ...(items && !pageOf(items) ? itemConstraints(resolve(items)) : []),
  ].filter((part) => part !== '');
}

const itemConstraints = (items: SchemaObject) =>
  constraints(items).map((text) => `Each item: ${text.charAt(0).toLowerCase()}${text.slice(1)}`);

/** Returns a range as a sentence. The largest safe integer and the first ID are no limits for a reader. */
function range(minimum: number | undefined, maximum: number | undefined, unit: string): string {
  const format = (value: number) => value.toLocaleString('en-US');
  const limited = maximum === Number.MAX_SAFE_INTEGER ? undefined : maximum;
  const suffix = unit === '' ? '.' : ` ${unit}.`;
  if (minimum !== undefined && limited !== undefined) {
    return minimum === 0 && unit !== ''
      ? `At most ${format(limited)}${suffix}`
      : `${format(minimum)} to ${format(limited)}${suffix}`;
  }
  if (limited !== undefined) return `At most ${format(limited)}${suffix}`;
  return minimum === undefined || (minimum <= 1 && unit === '') ? '' : `At least ${format(minimum)}${suffix}`;
}
