import { run } from '@worklane/conformance';
import { startMock } from '@worklane/mock';
import { expect, onTestFinished, test } from 'vitest';
import { failuresOf, parts, skipsOf } from './expect-conformance.ts';

const token = 'any';
const tokens = { full: token, narrow: [], revoked: undefined, expired: undefined, foreign: undefined };

test.each(parts)('the mock without state conforms as far as a stateless server can (part $name)', async ({ only }) => {
  const mock = await startMock({ port: 0, stateless: true });
  onTestFinished(() => mock.close());
  const credentials = { organization_id: 1042, token };
  const target = { baseUrl: mock.url, credentials, tokens, capabilities: new Set<never>() };
  const results = await run({ target, only });
  expect(failuresOf(results)).toEqual([]);
  const skips = skipsOf(results);
  for (const capability of ['tokens', 'state']) expect(skips).toContain(`needs the capability ${capability}`);
});
