import { randomUUID } from 'node:crypto';
import type { Target } from '@worklane/conformance';
import { findingText, operationsOf, type RequestCounts, round, writtenResources } from '@worklane/conformance/fuzz';
import { expect } from 'vitest';

const sequence = { runs: 2, commands: 30, unique: randomUUID };

/** The rounds of a resource kind; some have few kinds of responses, and the contract, too, determines their requests. */
const maxRounds = 10;

/** All kinds of responses. */
const statuses: ReadonlySet<number> = new Set([200, 201, 204, 400, 404, 409, 412, 422]);

/** Runs rounds for resource kinds, and expects all kinds of responses but no mismatch. The fuzzer searches further. */
export async function expectMatch(target: Target, resources = writtenResources): Promise<void> {
  const counts: RequestCounts = new Map();
  const missing = () => [
    ...statuses.difference(new Set([...counts.keys()].map((name) => Number(name.split(' ')[1])))),
    ...resources.map((resource) => operationsOf(resource).create.id).filter((id) => !counts.has(`${id} 201`)),
  ];
  for (let done = 0; done < maxRounds && missing().length > 0; done++) {
    for (const resource of resources) {
      const seed = done * writtenResources.length + writtenResources.indexOf(resource);
      const finding = await round({ ...sequence, target, counts, seed });
      expect(finding && findingText(finding)).toBeUndefined();
    }
  }
  expect(missing()).toEqual([]);
}
