import { run } from '@worklane/conformance';
import { expect, test } from 'vitest';
import { failuresOf, parts, skipsOf } from './expect-conformance.ts';
import { startStatelessTarget } from './mock-target.ts';

test.each(parts)('the mock without state conforms as far as a stateless server can (part $name)', async ({ only }) => {
  const results = await run({ target: await startStatelessTarget(), only });
  expect(failuresOf(results)).toEqual([]);
  const skips = skipsOf(results);
  for (const capability of ['tokens', 'state']) expect(skips).toContain(`needs the capability ${capability}`);
});
