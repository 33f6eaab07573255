import { run, type Target, targetOf } from '@worklane/conformance';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { conformanceCredentials } from '../../src/platform/prepare-platform.ts';
import { type Platform, startPlatform } from '../environment/platform.ts';
import { expectConformance, parts } from './expect-conformance.ts';
import { failuresOf } from './failures.ts';

const targetOn = async ({ baseUrl, settings }: Platform) => targetOf(baseUrl, await conformanceCredentials(settings));

describe('the service on PostgreSQL', () => {
  let platform: Platform;
  let target: Target;
  beforeAll(async () => {
    platform = await startPlatform({ engine: 'postgresql' });
    target = await targetOn(platform);
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
  const results = await run({ target: await targetOn(platform), only: ['createQuote'] });
  expect(failuresOf(results)).toEqual([]);
  expect(results.length).toBeGreaterThan(20);
});
