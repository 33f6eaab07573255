import { allCapabilities, obtainTokens, run } from '@worklane/conformance';
import { expect, onTestFinished, test } from 'vitest';
import { startPlatform } from '../environment/platform.ts';
import { concurrency, expectConformance } from './expect-conformance.ts';
import { failuresOf } from './failures.ts';

// prism.nightly.test.ts runs the suite on PGlite.
test('the service on PostgreSQL conforms to the contract', async () => {
  const { baseUrl, credentials, stop } = await startPlatform({ engine: 'postgresql' });
  onTestFinished(stop);
  const tokens = await obtainTokens(baseUrl, credentials);
  const target = { baseUrl, credentials, tokens, capabilities: new Set(allCapabilities) };
  expectConformance(await run({ target, concurrency }));
});

test('the suite waits for the rate limits of the service', async () => {
  const env = { RATE_LIMIT_REQUESTS: '5', RATE_LIMIT_WINDOW_SECONDS: '1' };
  const { baseUrl, credentials, stop } = await startPlatform({ engine: 'pglite', env });
  onTestFinished(stop);
  const tokens = await obtainTokens(baseUrl, credentials);
  const target = { baseUrl, credentials, tokens, capabilities: new Set(allCapabilities) };
  const results = await run({ target, concurrency, only: ['createQuote'] });
  expect(failuresOf(results)).toEqual([]);
  expect(results.length).toBeGreaterThan(20);
});
