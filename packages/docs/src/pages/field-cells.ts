import { referencedName } from '@worklane/contract/openapi-reader';
import { type Reference, resolve, type Schema } from '../contract/openapi.ts';
import { code } from './markdown.ts';

/** The object schemas that records of several kinds contain, described on the values page. */
export const valueSchemas: readonly string[] = [
  'Money',
  'MoneyTotal',
  'Totals',
  'LineItem',
  'Address',
  'RecordReference',
];

/** Returns the first cell of a row in a table of fields: the name, its chips and the type below. */
export const fieldName = (name: string, property: Schema | Reference, chips: readonly string[]) =>
  `${[code(name), ...chips].join(' ')}<br><span class="type">${typeName(property)}</span>`;

/** Returns the display name of a schema's type, with a link if the values page describes it. */
function typeName(node: Schema | Reference): string {
  const name = '$ref' in node && typeof node.$ref === 'string' ? referencedName(node.$ref) : '';
  if (valueSchemas.includes(name)) return `[${name}](./values#${name.toLowerCase()})`;

  const schema = resolve<Schema>(node);
  if (schema.oneOf) return [...new Set(schema.oneOf.map(typeName))].join(' or ');
  return [schema.type ?? 'any']
    .flat()
    .map((type) => primitiveName(type, schema))
    .join(' or ');
}

function primitiveName(type: string, { format, items }: Schema): string {
  if (type === 'array' && items) return `list of ${typeName(items)}`;
  if (type === 'string' && format) return formatNames[format] ?? format;
  return type;
}

const formatNames: Record<string, string> = {
  uri: 'URL',
  'uri-reference': 'URL or path',
  email: 'email address',
};
