import { allCapabilities, obtainTokens, run, type Target } from '@worklane/conformance';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { conformanceCredentials } from '../../src/platform/prepare-platform.ts';
import { type Platform, startPlatform } from '../environment/platform.ts';
import { expectConformance, parts } from './expect-conformance.ts';
import { failuresOf } from './failures.ts';

async function targetOf({ baseUrl, settings }: Platform): Promise<Target> {
  const credentials = await conformanceCredentials(settings);
  const tokens = await obtainTokens(baseUrl, credentials);
  return { baseUrl, credentials, tokens, capabilities: new Set(allCapabilities) };
}

describe('the service on PostgreSQL', () => {
  let platform: Platform;
  let target: Target;
  beforeAll(async () => {
    platform = await startPlatform({ engine: 'postgresql' });
    target = await targetOf(platform);
  });
  afterAll(() => platform?.stop());

  test.each(parts)('conforms to the contract (part $name)', async ({ only }) => {
    expectConformance(await run({ target, only }), only);
  });
});

test('the suite waits for the rate limits of the service', async () => {
  const env = { RATE_LIMIT_REQUESTS: '5', RATE_LIMIT_WINDOW_SECONDS: '1' };
  const platform = await startPlatform({ engine: 'postgresql', env });
  onTestFinished(platform.stop);
  const results = await run({ target: await targetOf(platform), only: ['createQuote'] });
  expect(failuresOf(results)).toEqual([]);
  expect(results.length).toBeGreaterThan(20);
});
