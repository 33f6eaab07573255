import { referencedName, type SchemaObject } from '@worklane/contract/openapi-reader';
import { publicContract, Serializers } from '@worklane/runtime';
import { describe, expect, it } from 'vitest';
import { exampleEvents, exampleResponses, operationInfos } from '../contract-examples.ts';

const serializers = new Serializers(publicContract);

/** An example of each schema of a response. */
const examples = new Map<string, unknown>();
for (const { body, schema, status } of operationInfos.flatMap(exampleResponses)) {
  if (schema && body !== undefined) examples.set(`${schema} (${status}, ${examples.size})`, { schema, body });
}
const cases = [...examples].map(([title, example]) => [title, example as { schema: string; body: unknown }] as const);

/** Returns the properties of a value that its schema declares: a slow implementation, independent of the serializer. */
function declared(schema: SchemaObject, value: unknown): unknown {
  const { additionalProperties, discriminator, items, oneOf, properties } = publicContract.resolveSchema(schema);
  if (value === null || typeof value !== 'object') return value;
  if (discriminator) {
    const selected = (value as Record<string, string>)[discriminator.propertyName] ?? '';
    return declared(publicContract.schemaOf(referencedName(discriminator.mapping[selected] ?? '')), value);
  }
  if (oneOf) return declared(oneOf.find(({ type }) => type !== 'null') ?? {}, value);
  if (Array.isArray(value)) return value.map((item) => declared(items ?? {}, item));
  if (typeof additionalProperties === 'object') return value;
  return Object.fromEntries(
    Object.entries(properties ?? {})
      .filter(([name]) => name in value)
      .map(([name, property]) => [name, declared(property, (value as Record<string, unknown>)[name])]),
  );
}

/** Returns the value with its properties in reverse order, and with an undeclared one in every object except maps. */
function shuffled(schema: SchemaObject, value: unknown): unknown {
  const { additionalProperties, discriminator, items, oneOf, properties } = publicContract.resolveSchema(schema);
  if (value === null || typeof value !== 'object') return value;
  if (discriminator) {
    const selected = (value as Record<string, string>)[discriminator.propertyName] ?? '';
    return shuffled(publicContract.schemaOf(referencedName(discriminator.mapping[selected] ?? '')), value);
  }
  if (oneOf) return shuffled(oneOf.find(({ type }) => type !== 'null') ?? {}, value);
  if (Array.isArray(value)) return value.map((item) => shuffled(items ?? {}, item));
  if (typeof additionalProperties === 'object') return value;
  const entries = Object.entries(value).map(([name, item]) => [name, shuffled(properties?.[name] ?? {}, item)]);
  return Object.fromEntries([['password_hash', { secret: 'leak' }], ...entries.toReversed()]);
}

describe('Serializers', () => {
  it('are tested with an example of every schema of a response', () => {
    const schemas = operationInfos.flatMap(exampleResponses).flatMap(({ schema }) => schema ?? []);
    expect(new Set(cases.map(([, { schema }]) => schema))).toEqual(new Set(schemas));
  });

  it.each(cases)('write the declared properties of %s in their order', (_, { body, schema }) => {
    const text = JSON.stringify(declared(publicContract.schemaOf(schema), body));
    expect(serializers.of(schema)(body)).toBe(text);
    expect(serializers.of(schema)(shuffled(publicContract.schemaOf(schema), body))).toBe(text);
    expect(text).not.toContain('leak');
  });

  it.each(exampleEvents)('write the declared properties of the event %s in their order', (_, event) => {
    const text = JSON.stringify(declared(publicContract.schemaOf('Event'), event));
    expect(serializers.of('Event')(event)).toBe(text);
    expect(serializers.of('Event')(shuffled(publicContract.schemaOf('Event'), event))).toBe(text);
    expect(text).not.toContain('leak');
  });

  it('throw for an object in place of a string', () => {
    expect(() => serializers.of('Task')({ title: { secret: 'leak' } })).toThrow('found an object');
    expect(() => serializers.of('Task')({ custom_fields: { a: { secret: 'leak' } } })).toThrow('found an object');
    expect(() => serializers.of('Task')({ tags: [{ secret: 'leak' }] })).toThrow('found an object');
  });

  it('throw for an event of an unknown type', () => {
    expect(() => serializers.of('Event')({ type: 'secret.leaked' })).toThrow('No schema for secret.leaked');
  });

  it('omit missing properties', () => {
    expect(serializers.of('TaskList')({ data: [{ id: 1 }], next_cursor: null })).toBe(
      '{"data":[{"id":1}],"next_cursor":null}',
    );
  });
});
