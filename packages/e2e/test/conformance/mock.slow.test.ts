import { run } from '@worklane/conformance';
import { type Operation, operations } from '@worklane/contract';
import { isInSample } from '@worklane/testing/sampled-kinds';
import { test } from 'vitest';
import { expectConformance, partsOf } from './expect-conformance.ts';
import { startMockTarget } from './mock-target.ts';

const sampled = Object.values<Operation>(operations)
  .filter(isInSample)
  .map(({ id }) => id);

// The score has the cases of all kinds in process, and the comparison with the service their requests over HTTP.
test.each(partsOf(sampled))('the mock conforms to the contract over HTTP (part $name)', async ({ only }) => {
  expectConformance(await run({ target: await startMockTarget(), only }), only);
});
