import { run } from '@worklane/conformance';
import { expect, test } from 'vitest';
import { expectConformance } from './expect-conformance.ts';
import { failuresOf } from './failures.ts';
import { startMockTarget, startStatelessTarget } from './mock-target.ts';
import { checksOf, sample } from './sample.ts';

test('the mock conforms to the contract, and the sample of the fast test has every check', async () => {
  const results = await run({ target: await startMockTarget() });
  const sampled = new Set(sample.flatMap(([, ids]) => ids));
  expectConformance(results);
  expect(checksOf(results.filter(({ operation }) => sampled.has(operation)))).toEqual(checksOf(results));
});

test('the mock without state conforms to the contract', async () => {
  expect(failuresOf(await run({ target: await startStatelessTarget() }))).toEqual([]);
});
