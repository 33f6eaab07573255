import { run } from '@worklane/conformance';
import { expect, test } from 'vitest';
import { failuresOf, skipsOf } from './failures.ts';
import { startStatelessTarget } from './mock-target.ts';

test('the mock without state conforms to the contract as far as a stateless server can', async () => {
  const results = await run({ target: await startStatelessTarget() });
  expect(failuresOf(results)).toEqual([]);
  const skips = skipsOf(results);
  for (const capability of ['tokens', 'state']) expect(skips).toContain(`needs the capability ${capability}`);
});
