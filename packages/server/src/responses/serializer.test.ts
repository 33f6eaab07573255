import { describe, expect, it } from 'vitest';
import { exampleAnswers, exampleEvents, operationInfos } from '../../test/contract-examples.ts';
import { type Schema, schemaName } from '../contract/document.ts';
import { publicContract } from '../contract/public-contract.ts';
import { Serializers } from './serializers.ts';

const serializers = new Serializers(publicContract);

/** One example of each schema that answers have, and every event. */
const examples = new Map<string, unknown>();
for (const { body, schema, status } of operationInfos.flatMap(exampleAnswers)) {
  if (schema && body !== undefined) examples.set(`${schema} (${status}, ${examples.size})`, { schema, body });
}
const cases = [...examples].map(([title, example]) => [title, example as { schema: string; body: unknown }] as const);

/** What a schema declares of a value, found by walking both: slow, and written without looking at the serializer. */
function declared(schema: Schema, value: unknown): unknown {
  const { additionalProperties, discriminator, items, oneOf, properties } = publicContract.resolveSchema(schema);
  if (value === null || typeof value !== 'object') return value;
  if (discriminator) {
    const told = (value as Record<string, string>)[discriminator.propertyName] ?? '';
    return declared(publicContract.schemaOf(schemaName(discriminator.mapping[told] ?? '')), value);
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

/** The same value with its properties from last to first, and one that no schema has in every object but maps. */
function spoiled(schema: Schema, value: unknown): unknown {
  const { additionalProperties, discriminator, items, oneOf, properties } = publicContract.resolveSchema(schema);
  if (value === null || typeof value !== 'object') return value;
  if (discriminator) {
    const told = (value as Record<string, string>)[discriminator.propertyName] ?? '';
    return spoiled(publicContract.schemaOf(schemaName(discriminator.mapping[told] ?? '')), value);
  }
  if (oneOf) return spoiled(oneOf.find(({ type }) => type !== 'null') ?? {}, value);
  if (Array.isArray(value)) return value.map((item) => spoiled(items ?? {}, item));
  if (typeof additionalProperties === 'object') return value;
  const entries = Object.entries(value).map(([name, item]) => [name, spoiled(properties?.[name] ?? {}, item)]);
  return Object.fromEntries([['password_hash', { secret: 'leak' }], ...entries.toReversed()]);
}

describe('An answer is its declared properties, in their order', () => {
  it('is judged by examples of every schema', () => {
    const schemas = operationInfos.flatMap(exampleAnswers).flatMap(({ schema }) => schema ?? []);
    expect(new Set(cases.map(([, { schema }]) => schema))).toEqual(new Set(schemas));
  });

  it.each(cases)('%s', (_, { body, schema }) => {
    const text = JSON.stringify(declared(publicContract.schemaOf(schema), body));
    expect(serializers.of(schema)(body)).toBe(text);
    expect(serializers.of(schema)(spoiled(publicContract.schemaOf(schema), body))).toBe(text);
    expect(text).not.toContain('leak');
  });

  it.each(exampleEvents)('Event %s', (_, event) => {
    const text = JSON.stringify(declared(publicContract.schemaOf('Event'), event));
    expect(serializers.of('Event')(event)).toBe(text);
    expect(serializers.of('Event')(spoiled(publicContract.schemaOf('Event'), event))).toBe(text);
    expect(text).not.toContain('leak');
  });
});

describe('What does not fit its schema', () => {
  it('throws where an object stands in the place of a text', () => {
    expect(() => serializers.of('Task')({ title: { secret: 'leak' } })).toThrow('An object stands where');
    expect(() => serializers.of('Task')({ custom_fields: { a: { secret: 'leak' } } })).toThrow(
      'An object stands where',
    );
    expect(() => serializers.of('Task')({ tags: [{ secret: 'leak' }] })).toThrow('An object stands where');
  });

  it('throws for an event of no type', () => {
    expect(() => serializers.of('Event')({ type: 'secret.leaked' })).toThrow('No schema for secret.leaked');
  });

  it('leaves out what is missing', () => {
    expect(serializers.of('TaskList')({ data: [{ id: 1 }], next_cursor: null })).toBe(
      '{"data":[{"id":1}],"next_cursor":null}',
    );
  });
});
