import { randomFrom } from '@worklane/contract/random';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { diffContracts } from '../../src/index.ts';
import type { Loose } from '../contract.ts';
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

const isCompatible = (direction: 'received' | 'sent', base: Loose, head: Loose) =>
  changes(direction, base, head).every(({ severity }) => severity === 'compatible');

const validator = (schema: Loose) =>
  new Ajv2020({ strict: false, validateSchema: false }).compile({ ...schema, components: { schemas: { Shape } } });

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
