import { randomUUID } from 'node:crypto';
import { allCapabilities, obtainTokens, type Target } from '@worklane/conformance';
import { findingText, RequestCounts, round, writtenResources } from '@worklane/conformance/fuzz';
import { engines } from '@worklane/testing/scope';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type Platform, startPlatform } from '../environment/platform.ts';
import { startFaultyService } from './faulty-service.ts';

/** Fixed seeds; `npm run fuzz` searches further. A finding prints how to reproduce it. */
const firstSeed = 1600;
const sequence = { runs: 1, commands: 30, unique: randomUUID };

describe.each(engines)('on %s', (engine) => {
  let platform: Platform;
  let target: Target;

  beforeAll(async () => {
    platform = await startPlatform({ engine });
    const { baseUrl, credentials } = platform;
    const tokens = await obtainTokens(baseUrl, credentials);
    target = { baseUrl, credentials, tokens, capabilities: new Set(allCapabilities) };
  });
  afterAll(() => platform?.stop());

  test('the service matches contract and model', async () => {
    const counts = new RequestCounts();
    for (const index of writtenResources.keys()) {
      const finding = await round({ ...sequence, target, counts, seed: firstSeed + index });
      expect(finding && findingText(finding)).toBeUndefined();
    }
    const statuses = new Set(counts.rows().map(({ status }) => status));
    expect(statuses).toEqual(new Set([200, 201, 204, 400, 404, 409, 412, 422]));
  });

  test.runIf(engine === 'postgresql').each([
    ['loses a field', /expected name .*, got "lost"/, 'POST'],
    ['fails', /returned 500/, 'POST'],
    ['adds a field', /additional properties/, 'POST'],
    ['repeats a page', /expected (the records|at most)/, '/products'],
    // Last, since it leaves records.
    ['ignores a deletion', /expected 404 not_found, got 200/, 'DELETE'],
  ] as const)('a service that %s is detected with few requests', async (fault, message, shown) => {
    const faulty = await startFaultyService(target.baseUrl, fault);
    onTestFinished(faulty.stop);
    const seed = writtenResources.findIndex(({ kind }) => kind === 'product');
    const faultyTarget = { ...target, baseUrl: faulty.url };
    const finding = await round({ ...sequence, runs: 5, target: faultyTarget, counts: new RequestCounts(), seed });
    expect(finding?.message).toMatch(message);
    expect(finding?.curl.at(-1) + (finding?.curl.at(-2) ?? '')).toContain(shown);
    expect(finding?.curl.length).toBeLessThan(10);
  });
});
