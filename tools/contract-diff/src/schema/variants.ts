import { isObject } from '@worklane/contract/json';
import { type DocumentNode, dataText, elements, isAnnotation, type JsonObject, members } from '../document.ts';
import { pairUp, type Side } from '../matching.ts';
import { componentName, type InnerPair, type SchemaFinding, type SchemaPair, schemaText } from './schema-pair.ts';
import { typeOf, typesOf } from './types.ts';
import { enumeratedValues } from './values.ts';

const unions = ['oneOf', 'anyOf'];

export const unionIn = (schema: DocumentNode) => unions.find((keyword) => keyword in schema.value);

/** Returns whether a schema consists of a union only. */
export const isPureUnion = (schema: DocumentNode) =>
  Object.keys(schema.value).every(
    (keyword) =>
      unions.includes(keyword) || keyword === 'discriminator' || keyword === 'default' || isAnnotation(keyword),
  );

/** The keywords that have an effect on values of one type only. */
const keywordTypes: Readonly<Record<string, readonly string[]>> = Object.fromEntries([
  ...['minLength', 'maxLength', 'pattern'].map((keyword) => [keyword, ['string']]),
  ...['minimum', 'exclusiveMinimum', 'maximum', 'exclusiveMaximum', 'multipleOf'].map((keyword) => [
    keyword,
    ['integer', 'number'],
  ]),
  ...['items', 'prefixItems', 'contains', 'minItems', 'maxItems', 'uniqueItems'].map((keyword) => [keyword, ['array']]),
  ...['properties', 'required', 'additionalProperties', 'patternProperties', 'propertyNames'].map((keyword) => [
    keyword,
    ['object'],
  ]),
  ...['minProperties', 'maxProperties', 'dependentRequired'].map((keyword) => [keyword, ['object']]),
]);

/** Splits `type: [string, number, null]`, which is a union too. */
function splitTypes(schema: DocumentNode): DocumentNode[] {
  const { type } = schema.value;
  if (!Array.isArray(type) || type.length === 1) return [schema];
  const { const: _, enum: __, default: ___, ...others } = schema.value;
  const values = enumeratedValues(schema.value);
  return (type as string[]).flatMap((name): DocumentNode[] => {
    const ofType = values?.filter((value) => typesOf({ type: name }).has(typeOf(value)));
    if (ofType?.length === 0) return [];
    const relevant = Object.entries(others).filter(([keyword]) => keywordTypes[keyword]?.includes(name) ?? true);
    const value = { ...Object.fromEntries(relevant), type: name, ...(ofType && name !== 'null' && { enum: ofType }) };
    return [{ ...schema, value, aspect: name }];
  });
}

function elementsOf(schema: DocumentNode): DocumentNode[] {
  const keyword = unionIn(schema);
  return keyword ? elements(schema, keyword) : [schema];
}

/** Returns the variants of a schema. Unions inside the union that the other version does not have are part of it. */
function variantsOf(schema: DocumentNode, other: DocumentNode): DocumentNode[] {
  const kept = new Set(elementsOf(other).map(schemaText));
  // Ends the recursion of a union that contains itself.
  const open = new Set([schema.pointer]);
  const flatten = (element: DocumentNode): DocumentNode[] => {
    const isPart = unionIn(element) && isPureUnion(element) && !kept.has(schemaText(element));
    if (!isPart || open.has(element.pointer)) return splitTypes(element);
    open.add(element.pointer);
    return elementsOf(element).flatMap(flatten);
  };
  return elementsOf(schema).flatMap(flatten);
}

const isNull = ({ value }: DocumentNode) => typesOf(value).size === 1 && typesOf(value).has('null');

/** Returns the discriminating values of a variant: its own, or those of its constant fields. */
function tag(variant: DocumentNode): string | undefined {
  const own = enumeratedValues(variant.value);
  if (own) return dataText(own.toSorted((a, b) => (dataText(a) < dataText(b) ? -1 : 1)));
  const constants = [...members(variant, 'properties')].flatMap(([field, { value }]) => {
    const values = enumeratedValues(value);
    return values?.length === 1 ? [`${field} ${dataText(values[0])}`] : [];
  });
  return constants.length > 0 ? constants.toSorted().join(', ') : undefined;
}

/** Returns the discriminator values, by pointer of the variant. */
function mapped(schema: DocumentNode): Map<string, string> {
  const { discriminator } = schema.value;
  const mapping = isObject(discriminator) && isObject(discriminator.mapping) ? discriminator.mapping : {};
  return new Map(Object.entries(mapping).map(([value, pointer]) => [String(pointer), value]));
}

const nameOf = (variant: DocumentNode) =>
  componentName(variant) ?? tag(variant) ?? [...typesOf(variant.value)].join(' or ');

const propertyName = ({ discriminator }: JsonObject) =>
  isObject(discriminator) ? discriminator.propertyName : undefined;

function discriminators({ base, head }: SchemaPair): SchemaFinding[] {
  const from = propertyName(base.value);
  const to = propertyName(head.value);
  if (from === to || from === undefined) return [];
  return [{ rule: 'discriminator-changed', description: `discriminator ${from} -> ${to ?? 'none'}`, from, to }];
}

/** Returns the keywords of a variant and the fields that it names, each with its content as text. */
function partsOf({ value }: DocumentNode): string[] {
  const parts = Object.entries(value).flatMap(([keyword, part]) => {
    if (isAnnotation(keyword)) return [];
    if (keyword === 'required' && Array.isArray(part)) return part.map((field) => ['required', field]);
    if (keyword === 'properties' && isObject(part)) return Object.entries(part);
    return [[keyword, part]];
  });
  return parts.map(dataText);
}

/** `oneOf` and `anyOf`: pairs the variants of both versions and reports removed and added ones. */
export function variants(pair: SchemaPair): { findings: SchemaFinding[]; inners: InnerPair[] } {
  const { base, head } = pair;
  const baseValues = mapped(base);
  const headValues = mapped(head);
  const discriminating = (variant: DocumentNode, side: Side) =>
    (side === 'base' ? baseValues : headValues).get(variant.pointer);
  const { kept, removed, added } = pairUp(variantsOf(base, head), variantsOf(head, base), {
    equality: (variant, side) => `${discriminating(variant, side) ?? ''} ${schemaText(variant)}`,
    identities: [
      discriminating,
      componentName,
      tag,
      ({ value }) => ('properties' in value ? undefined : [...typesOf(value)].join()),
      (variant) => (isNull(variant) ? undefined : 'the only one left'),
    ],
    partsOf: (variant) => (isNull(variant) ? undefined : partsOf(variant)),
  });
  const findings = discriminators(pair);
  for (const variant of removed) {
    const rule = isNull(variant) ? 'null-removed' : 'variant-removed';
    findings.push({ rule, description: `variant ${nameOf(variant)} removed` });
  }
  for (const variant of added) {
    const isNamed = tag(variant) !== undefined || headValues.has(variant.pointer);
    const rule = isNull(variant) ? 'null-added' : isNamed ? 'named-variant-added' : 'variant-added';
    findings.push({ rule, description: `variant ${nameOf(variant)} added` });
  }
  return { findings, inners: kept.map(([one, other]) => ({ base: one, head: other, step: '' })) };
}
