import { run } from '@worklane/conformance';
import { expect, test } from 'vitest';
import { expectConformance } from './expect-conformance.ts';
import { failuresOf, skipsOf } from './failures.ts';
import { startMockTarget, startStatelessTarget } from './mock-target.ts';
import { sample } from './sample.ts';

// mock.slow.test.ts runs the whole suite.
test.each(sample)('the mock conforms to the contract in %s', async (_, only) => {
  expectConformance(await run({ target: await startMockTarget(), only }), only);
});

test.each(sample)('the mock without state conforms as far as a stateless server can in %s', async (_, only) => {
  const results = await run({ target: await startStatelessTarget(), only });
  expect(failuresOf(results)).toEqual([]);
  const skips = skipsOf(results);
  for (const capability of ['tokens', 'state']) expect(skips).toContain(`needs the capability ${capability}`);
});
