import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { diffContracts } from '../../src/index.ts';
import type { Loose } from '../contract.ts';
import { Random } from './random.ts';
import { changedSchema, randomSchema } from './schemas.ts';
import { randomValue } from './values.ts';

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

const isHarmless = (direction: 'received' | 'sent', base: Loose, head: Loose) =>
  changes(direction, base, head).every(({ severity }) => severity === 'compatible');

const validator = (schema: Loose) =>
  new Ajv2020({ strict: false, validateSchema: false }).compile({ ...schema, components: { schemas: { Shape } } });

/** What a validator says is the truth; the comparison must never call harmless what it refutes. */
test.each([1, 2, 3, 4])('what is called harmless is harmless (seed %i)', (seed) => {
  const random = new Random(seed);
  let refuted = 0;
  for (let round = 0; round < 150; round += 1) {
    const base = randomSchema(random, 3);
    const head = changedSchema(random, base);
    const [before, after] = [validator(base), validator(head)];
    const values = Array.from({ length: 80 }, (_, at) => randomValue(random, at % 2 ? base : head, { Shape }));
    const refused = values.find((value) => before(value) && !after(value));
    const unexpected = values.find((value) => !before(value) && after(value));
    const pair = JSON.stringify({ base, head, refused, unexpected });
    if (refused !== undefined) expect(isHarmless('received', base, head), pair).toBe(false);
    if (unexpected !== undefined) expect(isHarmless('sent', base, head), pair).toBe(false);
    if (refused !== undefined || unexpected !== undefined) refuted += 1;
  }
  expect(refuted, 'enough cases to mean something').toBeGreaterThan(50);
});

test('a schema is no change of itself', () => {
  const random = new Random(5);
  for (let round = 0; round < 300; round += 1) {
    const schema = randomSchema(random, 4);
    expect(changes('received', schema, structuredClone(schema))).toEqual([]);
    expect(changes('sent', schema, structuredClone(schema))).toEqual([]);
  }
});
