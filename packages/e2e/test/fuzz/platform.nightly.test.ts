import type { Target } from '@worklane/conformance';
import { RequestCounts, round, writtenResources } from '@worklane/conformance/fuzz';
import { engines } from '@worklane/testing/tier';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type Platform, startPlatform } from '../environment/platform.ts';
import { startFaultyService } from './faulty-service.ts';
import { expectMatch, sequence, targetOf } from './fixed-rounds.ts';

describe.each(engines)('on %s', { timeout: 600_000 }, (engine) => {
  let platform: Platform;
  let target: Target;

  beforeAll(async () => {
    platform = await startPlatform({ engine });
    target = await targetOf(platform);
  });
  afterAll(() => platform?.stop());

  test('the service matches contract and model', () => expectMatch(target));

  test.runIf(engine === 'postgresql').each([
    ['loses a field', /expected name .*, got "lost"/, 'POST'],
    ['fails', /the response of createProduct has/, 'POST'],
    ['adds a field', /additional properties/, 'POST'],
    ['repeats a page', /expected (the records|at most)/, '/products'],
    // Last, since it leaves records.
    ['ignores a deletion', /expected (404 not_found, got 200|409 created_record_deleted, got 201)/, 'DELETE'],
  ] as const)('a service that %s is detected with few requests', async (fault, message, shown) => {
    const faulty = await startFaultyService(target.baseUrl, fault);
    onTestFinished(faulty.stop);
    // A seed whose sequences also delete records; each resource kind has one of as many seeds as there are kinds.
    const seed = 3 * writtenResources.length + writtenResources.findIndex(({ kind }) => kind === 'product');
    const faultyTarget = { ...target, baseUrl: faulty.url };
    const finding = await round({ ...sequence, runs: 10, target: faultyTarget, counts: new RequestCounts(), seed });
    expect(finding?.message).toMatch(message);
    expect(finding?.curl.at(-1) + (finding?.curl.at(-2) ?? '')).toContain(shown);
    expect(finding?.curl.length).toBeLessThan(10);
  });
});
