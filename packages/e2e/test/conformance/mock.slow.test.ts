import { allCapabilities, type Credentials, obtainTokens, run } from '@worklane/conformance';
import { startMock } from '@worklane/mock';
import { expect, onTestFinished, test } from 'vitest';
import { expectConformance } from './expect-conformance.ts';
import { failuresOf, skipsOf } from './failures.ts';

test('the mock conforms to the contract', async () => {
  const mock = await startMock({ port: 0 });
  onTestFinished(() => mock.close());
  const credentials = (await (await fetch(`${mock.url}/__mock/credentials`)).json()) as Credentials;
  const tokens = await obtainTokens(mock.url, credentials);
  const target = { baseUrl: mock.url, credentials, tokens, capabilities: new Set(allCapabilities) };
  expectConformance(await run({ target }));
});

const anyToken = { full: 'any', narrow: undefined, revoked: undefined, expired: undefined, foreign: undefined };

test('the mock without state conforms to the contract as far as a stateless server can', async () => {
  const mock = await startMock({ port: 0, stateless: true });
  onTestFinished(() => mock.close());
  const credentials = { organization_id: 1042, token: anyToken.full };
  const results = await run({ target: { baseUrl: mock.url, credentials, tokens: anyToken, capabilities: new Set() } });
  expect(failuresOf(results)).toEqual([]);
  expect(skipsOf(results)).toEqual(['oauth', 'tokens', 'state'].map((name) => `needs the capability ${name}`));
});
