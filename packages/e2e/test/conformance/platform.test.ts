import { allCapabilities, obtainTokens, run } from '@worklane/conformance';
import { onTestFinished, test } from 'vitest';
import { startPlatform } from '../environment/platform.ts';
import { concurrency, expectConformance } from './expect-conformance.ts';

// prism.full.test.ts runs the suite on PGlite.
test('the service on PostgreSQL conforms to the contract', async () => {
  const { baseUrl, credentials, stop } = await startPlatform({ engine: 'postgresql' });
  onTestFinished(stop);
  const tokens = await obtainTokens(baseUrl, credentials);
  const target = { baseUrl, credentials, tokens, capabilities: new Set(allCapabilities) };
  expectConformance(await run({ target, concurrency }));
});
