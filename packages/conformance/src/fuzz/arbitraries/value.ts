import type { JsonType, SchemaObject } from '@worklane/contract/openapi-reader';
import fc, { type Arbitrary } from 'fast-check';
import { contract } from '../../contract/document.ts';
import { typesOf } from '../../document/effective-schema.ts';
import { integer, number } from './number.ts';
import { text } from './text.ts';

/** Valid values of a schema with the keywords that the contract uses. */
export function value(schema: SchemaObject): Arbitrary<unknown> {
  const known = contract.resolve<SchemaObject>(schema);
  if ('const' in known) return fc.constant(known.const);
  if (known.enum) return fc.constantFrom(...known.enum);
  if (known.oneOf) return fc.oneof(...known.oneOf.map(value));
  const types = typesOf(known);
  if (types.length === 0) throw new Error(`A schema has no type: ${JSON.stringify(known)}`);
  // Null is the simplest value, but other values test more.
  const weighted = types.map((type) => ({ weight: type === 'null' ? 1 : 3, arbitrary: byType[type](known) }));
  return fc.oneof(...weighted);
}

const byType: Readonly<Record<JsonType, (schema: SchemaObject) => Arbitrary<unknown>>> = {
  null: () => fc.constant(null),
  boolean: () => fc.boolean(),
  integer,
  number,
  string: text,
  array: list,
  object,
};

function list({ items = {}, minItems = 0, maxItems, uniqueItems }: SchemaObject): Arbitrary<unknown[]> {
  const bounds = { minLength: minItems, ...(maxItems !== undefined && { maxLength: maxItems }) };
  return uniqueItems ? fc.uniqueArray(value(items), bounds) : fc.array(value(items), bounds);
}

function object(schema: SchemaObject): Arbitrary<Record<string, unknown>> {
  const { properties = {}, required = [], additionalProperties, propertyNames, maxProperties } = schema;
  if (typeof additionalProperties === 'object') {
    const names = text(contract.resolve<SchemaObject>(propertyNames ?? {})).filter((name) => name !== '__proto__');
    return fc.dictionary(names, value(additionalProperties), {
      noNullPrototype: true,
      ...(maxProperties !== undefined && { maxKeys: maxProperties }),
    });
  }
  const fields = Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, value(property)]));
  return fc.record(fields, { requiredKeys: [...required], noNullPrototype: true });
}
