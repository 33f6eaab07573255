import { type Target, targetOf } from '@worklane/conformance';
import { engines } from '@worklane/testing/tier';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { type Platform, startPlatform } from '../environment/platform.ts';
import { expectMatch } from './fixed-rounds.ts';

describe.each(engines)('on %s', { timeout: 600_000 }, (engine) => {
  let platform: Platform;
  let target: Target;

  beforeAll(async () => {
    platform = await startPlatform({ engine });
    target = await targetOf(platform.baseUrl, platform.credentials);
  });
  afterAll(() => platform?.stop());

  test('the service matches contract and model', () => expectMatch(target));
});
