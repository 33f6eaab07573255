import type { Random } from '@worklane/contract/random';
import type { Loose } from '../contract.ts';

const fields = ['x', 'y', 'z'] as const;

/** Returns a nested schema. It has no oneOf, because the comparison assumes that variants exclude each other. */
export function randomSchema(random: Random, depth: number): Loose {
  const simple = ['string', 'integer', 'number', 'boolean', 'nullable', 'enum'] as const;
  const nested = ['object', 'object', 'array', 'map', 'union', 'component'] as const;
  const kind = random.pick(depth > 0 && random.chance(0.6) ? nested : simple);
  const inner = () => randomSchema(random, depth - 1);
  const maybe = (keyword: string, ...values: [number, ...number[]]) =>
    random.chance(0.3) ? { [keyword]: random.pick(values) } : {};

  switch (kind) {
    case 'string':
      return { type: kind, ...maybe('minLength', 0, 1, 2), ...maybe('maxLength', 2, 3) };
    case 'integer':
    case 'number':
      return {
        ...{ type: kind, ...maybe('minimum', 0, 1), ...maybe('exclusiveMinimum', 0, 1) },
        ...{ ...maybe('maximum', 3, 4), ...maybe('exclusiveMaximum', 3, 4), ...maybe('multipleOf', 1, 2, 3) },
      };
    case 'boolean':
      return { type: kind };
    case 'nullable':
      return { type: ['string', 'null'], ...maybe('maxLength', 1, 2) };
    case 'enum':
      return random.chance(0.3) ? { const: random.pick(['a', 'b']) } : { enum: ['a', random.pick(['b', 'c']), 1] };
    case 'array':
      return { type: kind, items: inner(), ...maybe('minItems', 0, 1), ...maybe('maxItems', 1, 2) };
    case 'map':
      return {
        type: 'object',
        additionalProperties: inner(),
        ...maybe('minProperties', 1),
        ...maybe('maxProperties', 2),
      };
    case 'union':
      return { anyOf: [{ $ref: '#/components/schemas/Shape' }, random.pick([{ type: 'string' }, { type: 'null' }])] };
    case 'component':
      return { $ref: '#/components/schemas/Shape', ...maybe('minProperties', 2) };
    case 'object': {
      const named = fields.filter(() => random.chance(0.6));
      const properties = Object.fromEntries(named.map((field) => [field, inner()]));
      const required = named.filter(() => random.chance(0.5));
      return { type: kind, properties, required, ...(random.chance(0.6) && { additionalProperties: false }) };
    }
  }
}

/** Returns a schema and all schemas inside it. */
function parts(schema: Loose): Loose[] {
  const inner = [
    schema.items,
    schema.additionalProperties,
    ...(schema.anyOf ?? []),
    ...Object.values(schema.properties ?? {}),
  ];
  return [schema, ...inner.filter((part) => typeof part === 'object').flatMap(parts)];
}

/** Returns a copy of a schema with one change. Fields are not added, which is compatible by definition. */
export function changedSchema(random: Random, schema: Loose): Loose {
  const copy = structuredClone(schema);
  const [first, ...others] = parts(copy);
  const part = random.pick([first, ...others]);
  const keywords = Object.keys(part) as [string, ...string[]];
  const keyword = random.pick(keywords);
  if (part.properties && random.chance(0.6)) changeObject(random, part);
  else if (part.anyOf || random.chance(0.3)) replace(part, randomSchema(random, 1));
  else if (random.chance(0.5)) delete part[keyword];
  else
    Object.assign(
      part,
      random.pick<Loose>([{ minLength: 1 }, { maximum: 2 }, { type: ['string', 'null'] }, { maxItems: 1 }]),
    );
  return copy;
}

function replace(part: Loose, other: Loose): void {
  for (const keyword of Object.keys(part)) delete part[keyword];
  Object.assign(part, other);
}

function changeObject(random: Random, part: Loose): void {
  const field = random.pick(fields);
  const others = part.required.filter((name: string) => name !== field);
  switch (random.pick(['require', 'release', 'remove', 'close'])) {
    case 'require':
      part.required = [...others, field];
      break;
    case 'release':
      part.required = others;
      break;
    case 'remove':
      delete part.properties[field];
      part.required = others;
      break;
    case 'close':
      part.additionalProperties = false;
      break;
  }
}
