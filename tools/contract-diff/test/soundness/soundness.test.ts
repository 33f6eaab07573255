import { type Random, randomFrom } from '@worklane/contract/random';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { diffContracts } from '../../src/index.ts';
import type { Loose } from '../contract.ts';
import { changedSchema, randomSchema } from './schemas.ts';

const Shape = {
  type: 'object',
  required: ['kind'],
  properties: { kind: { const: 'circle' }, x: { type: 'integer' } },
};

const content = (schema: Loose) => ({ 'application/json': { schema } });

function documentWith(direction: 'received' | 'sent', schema: Loose) {
  const post = {
    received: { requestBody: { required: true, content: content(schema) }, responses: { 200: {} } },
    sent: { responses: { 200: { content: content(schema) } } },
  }[direction];
  return { openapi: { openapi: '3.1.0', paths: { '/': { post } }, components: { schemas: { Shape } } } };
}

const changes = (direction: 'received' | 'sent', base: Loose, head: Loose) =>
  diffContracts(documentWith(direction, base), documentWith(direction, head));

const isCompatible = (direction: 'received' | 'sent', base: Loose, head: Loose) =>
  changes(direction, base, head).every(({ severity }) => severity === 'compatible');

const validator = (schema: Loose) =>
  new Ajv2020({ strict: false, validateSchema: false }).compile({ ...schema, components: { schemas: { Shape } } });

const scalars = ['', 'a', 'b', 'abc', 'abcd', 0, 1, 2, 2.5, 3, 4, 6, true, null] as const;

function anyValue(random: Random, depth: number): unknown {
  if (depth === 0 || random.chance(0.5)) return random.pick<unknown>(scalars);
  if (random.chance(0.4)) return [anyValue(random, depth - 1)];
  return { [random.pick(['x', 'y', 'z', 'kind'])]: anyValue(random, depth - 1) };
}

/** Returns a value that the schema probably accepts. */
function randomValue(random: Random, schema: Loose, components: Loose): unknown {
  if (schema === undefined || schema === true || random.chance(0.06)) return anyValue(random, 2);
  const like = (other: Loose) => randomValue(random, other, components);
  if (schema.$ref) return like(components[schema.$ref.split('/').at(-1)]);
  if (schema.anyOf) return like(random.pick(schema.anyOf));
  if ('const' in schema) return schema.const;
  if (schema.enum) return random.pick(schema.enum);
  switch (Array.isArray(schema.type) ? random.pick(schema.type as [string]) : schema.type) {
    case 'array':
      return Array.from({ length: random.pick([0, 1, 2, 3]) }, () => like(schema.items));
    case 'object': {
      const isNamed = ([field]: [string, Loose]) => random.chance(schema.required?.includes(field) ? 0.95 : 0.5);
      const value = Object.fromEntries(
        Object.entries<Loose>(schema.properties ?? {})
          .filter(isNamed)
          .map(([field, part]) => [field, like(part)]),
      );
      if (schema.additionalProperties !== false && random.chance(0.5)) value.other = like(schema.additionalProperties);
      return value;
    }
    case 'null':
      return null;
    default:
      return random.pick<unknown>(scalars);
  }
}

describe('diffContracts', () => {
  // Ajv decides: values that only one version accepts disprove compatibility.
  it.each([1, 2, 3, 4])('never reports an incompatible change of a schema as compatible (seed %i)', (seed) => {
    const random = randomFrom(seed);
    let disproved = 0;
    for (let round = 0; round < 150; round += 1) {
      const base = randomSchema(random, 3);
      const head = changedSchema(random, base);
      const [before, after] = [validator(base), validator(head)];
      const values = Array.from({ length: 80 }, (_, at) => randomValue(random, at % 2 ? base : head, { Shape }));
      const rejected = values.find((value) => before(value) && !after(value));
      const unexpected = values.find((value) => !before(value) && after(value));
      const pair = JSON.stringify({ base, head, rejected, unexpected });
      if (rejected !== undefined) expect(isCompatible('received', base, head), pair).toBe(false);
      if (unexpected !== undefined) expect(isCompatible('sent', base, head), pair).toBe(false);
      if (rejected !== undefined || unexpected !== undefined) disproved += 1;
    }
    expect(disproved, 'number of incompatible cases').toBeGreaterThan(50);
  });
});
