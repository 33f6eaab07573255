import fc, { type Arbitrary } from 'fast-check';
import { typesOf } from '../../document/effective-schema.ts';
import { type JsonType, resolved, type Schema } from '../schema/schema.ts';
import { integer, number } from './number.ts';
import { text } from './text.ts';

/** Valid values of a schema. @throws Error when a keyword is not supported */
export function value(schema: Schema): Arbitrary<unknown> {
  const known = resolved(schema);
  if ('const' in known) return fc.constant(known.const);
  if (known.enum) return fc.constantFrom(...known.enum);
  if (known.oneOf) return fc.oneof(...known.oneOf.map(value));
  const types = typesOf(known);
  if (types.length === 0) throw new Error(`A schema has no type: ${JSON.stringify(known)}`);
  // Null is the simplest value, but other values test more.
  const weighted = types.map((type) => ({ weight: type === 'null' ? 1 : 3, arbitrary: byType[type](known) }));
  return fc.oneof(...weighted);
}

const byType: Readonly<Record<JsonType, (schema: Schema) => Arbitrary<unknown>>> = {
  null: () => fc.constant(null),
  boolean: () => fc.boolean(),
  integer,
  number,
  string: text,
  array: list,
  object,
};

function list({ items = {}, minItems = 0, maxItems, uniqueItems }: Schema): Arbitrary<unknown[]> {
  const bounds = { minLength: minItems, ...(maxItems !== undefined && { maxLength: maxItems }) };
  return uniqueItems ? fc.uniqueArray(value(items), bounds) : fc.array(value(items), bounds);
}

function object(schema: Schema): Arbitrary<Record<string, unknown>> {
  const { properties = {}, required = [], additionalProperties, propertyNames, maxProperties } = schema;
  if (typeof additionalProperties === 'object') {
    const names = text(resolved(propertyNames ?? {})).filter((name) => name !== '__proto__');
    return fc.dictionary(names, value(additionalProperties), {
      noNullPrototype: true,
      ...(maxProperties !== undefined && { maxKeys: maxProperties }),
    });
  }
  const fields = Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, value(property)]));
  return fc.record(fields, { requiredKeys: [...required], noNullPrototype: true });
}
