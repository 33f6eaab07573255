import type { Random } from '@worklane/contract/random';
import type { Loose } from '../contract.ts';

const scalars = ['', 'a', 'b', 'abc', 'abcd', 0, 1, 2, 2.5, 3, 4, 6, true, null] as const;

function anyValue(random: Random, depth: number): unknown {
  if (depth === 0 || random.chance(0.5)) return random.pick<unknown>(scalars);
  if (random.chance(0.4)) return [anyValue(random, depth - 1)];
  return { [random.pick(['x', 'y', 'z', 'kind'])]: anyValue(random, depth - 1) };
}

/** Returns a value that the schema probably accepts. */
export function randomValue(random: Random, schema: Loose, components: Loose): unknown {
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
