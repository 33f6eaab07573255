import { run } from '@worklane/conformance';
import { test } from 'vitest';
import { expectConformance, parts } from './expect-conformance.ts';
import { startMockTarget } from './mock-target.ts';

test.each(parts)('the mock conforms to the contract over HTTP (part $name)', async ({ only }) => {
  expectConformance(await run({ target: await startMockTarget(), only }), only);
});
