import type { Resource } from '@worklane/contract';
import openapi from '@worklane/contract/openapi.json' with { type: 'json' };
import { OpenapiReader, type SchemaObject, schemaReading } from '@worklane/contract/openapi-reader';
import { suggestion } from '@worklane/contract/similar-name';
import { ToolError } from '../tool-error.ts';
import { shortenField } from './fit-result.ts';

/** Fields of all kinds that are rarely asked for, as are the times that the service sets, such as `created_at`. */
const omitted = new Set(['organization_id', 'external_id', 'custom_fields', 'created_by', 'updated_by']);

/** Texts that may be longer are descriptions and notes. */
const maxLength = 500;
/** Money and totals have at most three properties; addresses have more. */
const maxProperties = 3;

/**
 * Returns the fields of a record to return: always its ID and version, and either the requested fields or those that fit into
 * a line of a table.
 * @throws ToolError for a field that the kind does not have
 */
export function shownFields(resource: Resource, requested: readonly string[] | undefined): readonly string[] {
  const names = requested ?? Object.keys(resource.fields).filter((name) => isShort(resource, name));
  for (const name of names) requireField(resource, name);
  const identifying = ['id', 'version'].filter((name) => name in resource.fields);
  return [...new Set([...identifying, ...names])];
}

function requireField({ collection, fields }: Resource, name: string): void {
  if (name in fields) return;
  const known = Object.keys(fields);
  throw new ToolError(
    'unknown_field',
    `${collection} have no field ${JSON.stringify(name)}.${suggestion(name, known)}`,
    `Use fields of ${collection}: ${known.join(', ')}.`,
  );
}

function isShort({ schemas, fields }: Resource, name: string): boolean {
  const property = propertiesOf(contract.schema(schemas.record))[name];
  if (omitted.has(name) || property === undefined) return false;
  const alternatives = alternativesOf(property);
  const isTime = alternatives.some(({ format }) => format === 'date-time');
  return (fields[name]?.writable || !isTime) && alternatives.every(isShortValue);
}

function isShortValue(schema: SchemaObject): boolean {
  if (schema.properties) return Object.keys(schema.properties).length <= maxProperties;
  if (schema.items) return alternativesOf(schema.items).every((item) => item.properties === undefined);
  return (schema.maxLength ?? 0) <= maxLength;
}

/** The OpenAPI document of the contract. It is large: only what runs for a call imports it. */
export const contract = new OpenapiReader(openapi, 'The contract');

export const { alternativesOf, propertiesOf, requiredOf, typeText } = schemaReading(contract);

/** Texts that cannot be longer are codes, such as a number, a SKU or a phone number. */
const maxCodeLength = 64;

/**
 * Returns a function that shortens the texts and lists of a record, each to a number of characters, and marks them with an
 * ellipsis. IDs, versions, amounts, dates, addresses of mail and web, and other codes stay as they are.
 */
export function recordShortener({ schemas }: Resource) {
  const properties = propertiesOf(contract.schema(schemas.record));
  const isCode = (name: string) => {
    if (name === 'external_id' || name === 'invalid_fields') return true;
    const schema = properties[name];
    return (
      schema !== undefined &&
      alternativesOf(schema).some(
        ({ format, pattern, maxLength = Number.POSITIVE_INFINITY }) =>
          format !== undefined || pattern !== undefined || maxLength <= maxCodeLength,
      )
    );
  };
  return (record: Readonly<Record<string, unknown>>, max: number): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(record).map(([name, value]) => [name, isCode(name) ? value : shortenField(name, value, max)]),
    );
}
