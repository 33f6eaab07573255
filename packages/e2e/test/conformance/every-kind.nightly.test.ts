import { run, targetOf } from '@worklane/conformance';
import { afterAll, beforeAll, test } from 'vitest';
import { conformanceCredentials } from '../../src/platform/prepare-platform.ts';
import { startPlatform } from '../environment/platform.ts';
import { expectConformance, parts } from './expect-conformance.ts';

let platform: Awaited<ReturnType<typeof startPlatform>>;
beforeAll(async () => {
  platform = await startPlatform({ engine: 'postgresql' });
});
afterAll(() => platform?.stop());

test.each(parts)('the service conforms to the contract on PostgreSQL (part $name)', async ({ only }) => {
  const target = await targetOf(platform.baseUrl, await conformanceCredentials(platform.settings));
  expectConformance(await run({ target, only }), only);
});
