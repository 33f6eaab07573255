import { type Reference, resolve, type Schema } from '../contract/openapi.ts';

/** The objects that stand inside records of several kinds; the values page describes them. */
export const valueSchemas: readonly string[] = [
  'Money',
  'MoneyTotal',
  'Totals',
  'LineItem',
  'Address',
  'RecordReference',
];

/** What a reader calls the type of a schema, with a link where the values page describes it. */
export function typeName(node: Schema | Reference): string {
  const name = '$ref' in node && typeof node.$ref === 'string' ? (node.$ref.split('/').at(-1) ?? '') : '';
  if (valueSchemas.includes(name)) return `[${name}](./values#${name.toLowerCase()})`;

  const schema = resolve<Schema>(node);
  if (schema.oneOf) return [...new Set(schema.oneOf.map(typeName))].join(' or ');
  return [schema.type ?? 'any']
    .flat()
    .map((type) => plainName(type, schema))
    .join(' or ');
}

function plainName(type: string, { format, items }: Schema): string {
  if (type === 'array' && items) return `list of ${typeName(items)}`;
  if (type === 'string' && format) return formatNames[format] ?? format;
  return type;
}

const formatNames: Record<string, string> = {
  'date-time': 'date-time',
  date: 'date',
  uri: 'URL',
  'uri-reference': 'URL or path',
  email: 'e-mail address',
};
