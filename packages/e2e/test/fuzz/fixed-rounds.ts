import { randomUUID } from 'node:crypto';
import { allCapabilities, type Credentials, obtainTokens, type Target } from '@worklane/conformance';
import { findingText, RequestCounts, round, writtenResources } from '@worklane/conformance/fuzz';
import { expect } from 'vitest';

export const sequence = { runs: 2, commands: 30, unique: randomUUID };

/**
 * Fixed seeds that create records of every kind; the contract also determines the requests, so a change of it may need other
 * seeds. `npm run fuzz` searches further. A finding prints how to reproduce it.
 */
const firstSeed = 2080;

export async function targetOf({
  baseUrl,
  credentials,
}: {
  baseUrl: string;
  credentials: Credentials;
}): Promise<Target> {
  const tokens = await obtainTokens(baseUrl, credentials);
  return { baseUrl, credentials, tokens, capabilities: new Set(allCapabilities) };
}

/** All kinds of responses. */
export const statuses: ReadonlySet<number> = new Set([200, 201, 204, 400, 404, 409, 412, 422]);

/** Runs a round for each resource kind, and expects all kinds of responses but no mismatch. */
export async function expectMatch(target: Target): Promise<void> {
  const counts = new RequestCounts();
  for (const index of writtenResources.keys()) await expectMatchIn(target, counts, index);
  const created = counts.rows().filter(({ operation, status }) => /^create/.test(operation) && status === 201);
  expect(created.length).toBe(writtenResources.length);
  expect(new Set(counts.rows().map(({ status }) => status))).toEqual(statuses);
}

/** Runs the round of a resource kind, and expects no mismatch. */
export async function expectMatchIn(target: Target, counts: RequestCounts, index: number): Promise<void> {
  const finding = await round({ ...sequence, target, counts, seed: firstSeed + index });
  expect(finding && findingText(finding)).toBeUndefined();
}
