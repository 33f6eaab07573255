import { type Operation, operations } from '@worklane/contract';
import { isAlikeInAllKinds, isInSample, isSampled } from '@worklane/testing/sampled-kinds';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contract } from '../src/contract/document.ts';
import { schemaViolations } from '../src/contract/response-violations.ts';
import { invalidValue, value } from '../src/fuzz/values.ts';

/** A fixed seed; the fuzzer searches further. */
const seed = 7;

// A batch has the bodies of other operations of its kind.
const all = Object.values<Operation>(operations).filter(
  (each) => isSampled(each) && (isInSample(each) || !isAlikeInAllKinds(each)),
);
const schemas = new Set(all.flatMap(({ requestBody }) => Object.values(requestBody?.content ?? {})));
const bodies = [...schemas].filter((name) => name !== null);

test('every request body of the contract is tested', () => {
  expect(bodies).toEqual(expect.arrayContaining(['TaskCreate', 'QuoteUpdate', 'TokenRequest', 'WebhookReplace']));
});

describe.each(bodies)('%s', (name) => {
  // Each batch has several records.
  const numRuns = name.endsWith('Batch') ? 2 : 40;

  test('generated values are valid', () => {
    fc.assert(
      fc.property(value(contract.schema(name)), (made) => {
        expect(schemaViolations(name, JSON.parse(JSON.stringify(made)))).toEqual([]);
      }),
      { seed, numRuns },
    );
  });

  test('invalid values are rarely valid', () => {
    const made = fc.sample(invalidValue(contract.schema(name)), { seed, numRuns });
    const valid = made.filter((each) => schemaViolations(name, each.value).length === 0);
    expect(valid.length).toBeLessThan(made.length / 2);
  });
});
