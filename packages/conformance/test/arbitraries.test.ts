import { type Operation, operations } from '@worklane/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { documentedParameters } from '../src/contract/document.ts';
import { schemaViolations } from '../src/contract/response-violations.ts';
import { invalidValue } from '../src/fuzz/arbitraries/invalid-values.ts';
import { value } from '../src/fuzz/arbitraries/value.ts';
import { type Schema, schemaNamed, unknownKeywords } from '../src/fuzz/schema/schema.ts';

/** A fixed seed; the fuzzer searches further. */
const seed = 7;

const all: Operation[] = Object.values<Operation>(operations);
const schemas = new Set(all.flatMap(({ requestBody }) => Object.values(requestBody?.content ?? {})));
const bodies = [...schemas].filter((name) => name !== null);

test('every request body of the contract is tested', () => {
  expect(bodies).toEqual(expect.arrayContaining(['TaskCreate', 'QuoteUpdate', 'TokenRequest', 'WebhookReplace']));
});

describe.each(bodies)('%s', (name) => {
  test('has supported keywords only', () => {
    expect([...unknownKeywords(schemaNamed(name))]).toEqual([]);
  });

  test('generated values are valid', () => {
    fc.assert(
      fc.property(value(schemaNamed(name)), (made) => {
        expect(schemaViolations(name, JSON.parse(JSON.stringify(made)))).toEqual([]);
      }),
      { seed, numRuns: 100 },
    );
  });

  test('invalid values are rarely valid', () => {
    const made = fc.sample(invalidValue(schemaNamed(name)), { seed, numRuns: 100 });
    const valid = made.filter((each) => schemaViolations(name, each.value).length === 0);
    expect(valid.length).toBeLessThan(made.length / 2);
  });
});

test.each(all)('the parameters of $id have no keyword that values are not made from', (operation) => {
  const unknown = documentedParameters(operation).flatMap(({ schema }) => [...unknownKeywords(schema as Schema)]);
  expect(unknown).toEqual([]);
});

test('unsupported keywords are found at any depth', () => {
  const schema = { properties: { a: { items: { multipleOf: 5 } } }, 'x-note': true } as unknown as Schema;
  expect([...unknownKeywords(schema)]).toEqual(['multipleOf']);
});

test('rejects a schema without a type', () => {
  expect(() => value({})).toThrow('A schema has no type');
});
