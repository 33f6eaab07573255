import { type Resource, resources } from '@worklane/contract';
import type { SchemaObject } from '@worklane/contract/openapi-reader';
import { completeRecord } from '@worklane/model';
import { makeCoherent } from './coherence.ts';
import type { DataContext } from './data-context.ts';
import { emptyProbability, enumValue, namedValue, type Place } from './named-values.ts';
import { fits, type ValueSchema, valueSchema } from './value-schema.ts';

const noPlace: Place = { field: '', owner: '', siblings: {} };

/** Maximum length of generated lists, which keeps a page readable. */
const maxItems = 5;

/** Returns a value that is valid by a schema of the contract, and believable by the names of its fields. */
export function schemaValue(node: SchemaObject, context: DataContext, place: Place = noPlace): unknown {
  const value = valueSchema(node);
  const { schema, isNullable, references, alternatives } = value;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return enumValue(schema.enum, context);
  if (isNullable && context.chance(emptyProbability(place))) return null;
  if (alternatives.length > 0) return schemaValue(context.pick(alternatives), context, place);
  if (references !== undefined && value.type !== 'array') return referenceValue(value, references, context);
  const named = place.field === '' ? undefined : namedValue(context, place);
  return named !== undefined && fits(named, value) ? named : typedValue(value, context, place);
}

function referenceValue({ type, isNullable }: ValueSchema, references: string, context: DataContext): unknown {
  if (type === 'object') return anyReference(context);
  return context.reference(references)?.id ?? (isNullable ? null : 1);
}

function anyReference(context: DataContext): { kind: string; id: number } {
  const candidates = context.faker.helpers.shuffle(kinds);
  for (const kind of candidates) {
    const id = context.reference(kind)?.id;
    if (id !== undefined) return { kind, id };
  }
  return { kind: String(candidates[0]), id: 1 };
}

const kinds = Object.values<Resource>(resources)
  .filter(({ schemas }) => schemas.create !== null)
  .map(({ kind }) => kind);

function typedValue(value: ValueSchema, context: DataContext, place: Place): unknown {
  switch (value.type) {
    case 'object':
      return value.properties.length > 0 ? objectOf(value, context) : mapValue(value.schema, context);
    case 'array':
      return arrayValue(value, context, place);
    case 'boolean':
      return context.chance(0.5);
    case 'integer':
    case 'number':
      return numberValue(value.schema, context);
    case 'string':
      return stringValue(value, context);
    default:
      return null;
  }
}

/** Returns an object with the required fields, and most of the optional ones. */
export const objectValue = (node: SchemaObject, context: DataContext): Record<string, unknown> =>
  objectOf(valueSchema(node), context);

function objectOf(value: ValueSchema, context: DataContext): Record<string, unknown> {
  const { schema, owner, properties, referenceFields, resource } = value;
  const { minProperties = 0 } = schema;
  const siblings: Record<string, unknown> = {};
  // A change has a few of many optional fields.
  const isChange = minProperties > 0 && !schema.required;
  const candidates = isChange
    ? context.faker.helpers.arrayElements(properties, { min: minProperties, max: 3 })
    : properties;
  for (const [field, node, isRequired] of candidates) {
    const place = { field, owner, siblings };
    const isPresent = isRequired || isChange || !context.chance(emptyProbability(place));
    if (isPresent) siblings[field] = schemaValue(node, context, place);
  }
  makeCoherent(siblings, referenceFields, owner, context);
  if (!resource) return siblings;
  return completeRecord(resource, siblings, undefined, String(siblings.updated_at)).record;
}

function mapValue({ additionalProperties }: SchemaObject, context: DataContext): Record<string, unknown> {
  if (typeof additionalProperties !== 'object') return {};
  const names = context.faker.helpers.uniqueArray(context.faker.word.noun, 2);
  return Object.fromEntries(names.map((name) => [name, schemaValue(additionalProperties, context)]));
}

function arrayValue({ schema, references }: ValueSchema, context: DataContext, place: Place): unknown[] {
  const { items = {}, minItems = 0, uniqueItems = false } = schema;
  const max = Math.max(minItems, Math.min(schema.maxItems ?? maxItems, maxItems));
  const length = context.faker.number.int({ min: Math.max(minItems, 1), max });
  const itemOf = () =>
    references === undefined
      ? schemaValue(items, context, { ...noPlace, owner: place.field })
      : referenceValue(valueSchema(items), references, context);
  const values = Array.from({ length }, itemOf);
  return uniqueItems ? [...new Set(values)] : values;
}

function numberValue(
  { minimum = 0, exclusiveMinimum, maximum = Number.MAX_SAFE_INTEGER }: SchemaObject,
  context: DataContext,
): number {
  const min = exclusiveMinimum === undefined ? minimum : exclusiveMinimum + 1;
  return context.faker.number.int({ min, max: Math.max(min, Math.min(maximum, min + 100)) });
}

function stringValue(value: ValueSchema, context: DataContext): string {
  const { format, pattern, minLength = 1, maxLength = Number.POSITIVE_INFINITY, examples } = value.schema;
  const candidates = [
    () => formatted(format, context),
    () => exampleLike(examples, context),
    () => (pattern === undefined ? undefined : matching(pattern, context)),
    () => capitalized(context.faker.company.buzzPhrase()),
    () => context.faker.string.alphanumeric({ length: Math.min(Math.max(minLength, 1), maxLength) }),
  ];
  for (const candidate of candidates) {
    const text = candidate();
    if (text !== undefined && fits(text, value)) return text;
  }
  throw new Error(`No value satisfies the schema ${JSON.stringify(value.schema)}.`);
}

function formatted(format: string | undefined, { faker, calendar, organization }: DataContext): string | undefined {
  switch (format) {
    case 'date-time':
      return calendar.timestamp(calendar.daysBetween(-30, 30));
    case 'date':
      return calendar.date(calendar.daysBetween(-30, 30));
    case 'email':
      return `${faker.string.alpha({ length: 8, casing: 'lower' })}@mail.example`;
    case 'uri':
    case 'uri-reference':
      return `https://www.${organization.domain}/${faker.word.noun()}`;
    case 'uuid':
      return faker.string.uuid();
    default:
      return undefined;
  }
}

/** Returns an example of the schema with this year and other digits at the end. */
function exampleLike(examples: readonly unknown[] | undefined, { faker, calendar }: DataContext): string | undefined {
  const example = examples?.find((each) => typeof each === 'string');
  const current = example?.replace(/\b20\d\d\b/, calendar.date(0).slice(0, 4));
  // Input: trusted, an example of the document.
  return current?.replace(/\d+$/, (digits: string) => faker.string.numeric(digits.length));
}

/** Faker supports a subset of regular expressions, and no anchors. */
const matching = (pattern: string, { faker }: DataContext) =>
  faker.helpers.fromRegExp(pattern.replace(/^\^|\$$/g, '').replaceAll(/\\(?:\/|x2F)/g, '/'));

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
