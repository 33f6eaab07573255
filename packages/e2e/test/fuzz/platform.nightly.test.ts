import { randomUUID } from 'node:crypto';
import { type Target, targetOf } from '@worklane/conformance';
import { findingText, operationsOf, type RequestCounts, round, writtenResources } from '@worklane/conformance/fuzz';
import { engines } from '@worklane/testing/tier';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Platform, startPlatform } from '../environment/platform.ts';

const sequence = { runs: 2, commands: 30, unique: randomUUID };

/** The rounds of a resource kind; some have few kinds of responses, and the contract, too, determines their requests. */
const maxRounds = 10;

/** All kinds of responses. */
const statuses: ReadonlySet<number> = new Set([200, 201, 204, 400, 404, 409, 412, 422]);

/** The mock has the model as its state; the score compares the two, and `npx nx run @worklane/e2e:fuzz` searches further. */
describe.each(engines)('on %s', { timeout: 600_000 }, (engine) => {
  let platform: Platform;
  let target: Target;

  beforeAll(async () => {
    platform = await startPlatform({ engine });
    target = await targetOf(platform.baseUrl, platform.credentials);
  });
  afterAll(() => platform?.stop());

  test('the service matches contract and model, with all kinds of responses', async () => {
    const counts: RequestCounts = new Map();
    const missing = () => [
      ...statuses.difference(new Set([...counts.keys()].map((name) => Number(name.split(' ')[1])))),
      ...writtenResources.map((resource) => operationsOf(resource).create.id).filter((id) => !counts.has(`${id} 201`)),
    ];
    for (let done = 0; done < maxRounds && missing().length > 0; done++) {
      for (const index of writtenResources.keys()) {
        const seed = done * writtenResources.length + index;
        const finding = await round({ ...sequence, target, counts, seed });
        expect(finding && findingText(finding)).toBeUndefined();
      }
    }
    expect(missing()).toEqual([]);
  });
});
