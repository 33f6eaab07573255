import { run } from '@worklane/conformance';
import { startMock } from '@worklane/mock';
import { expect, onTestFinished, test } from 'vitest';
import { failuresOf, skipsOf } from './failures.ts';

const tokens = {
  full: 'any.token.does',
  narrow: undefined,
  revoked: undefined,
  expired: undefined,
  foreign: undefined,
};

test('the mock conforms to the contract as far as a stateless server can', async () => {
  const mock = await startMock({ port: 0 });
  onTestFinished(() => mock.close());
  const credentials = { organization_id: 1042, token: tokens.full };
  const results = await run({ target: { baseUrl: mock.url, credentials, tokens, capabilities: new Set() } });
  expect(failuresOf(results)).toEqual([]);
  expect(skipsOf(results)).toEqual(['oauth', 'tokens', 'state'].map((name) => `needs the capability ${name}`));
});
