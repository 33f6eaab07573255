import { randomUUID } from 'node:crypto';
import { allCapabilities, type Credentials, obtainTokens, type Target } from '@worklane/conformance';
import { findingText, operationsOf, RequestCounts, round, writtenResources } from '@worklane/conformance/fuzz';
import { expect } from 'vitest';

export const sequence = { runs: 2, commands: 30, unique: randomUUID };

/** The rounds of a resource kind; some have few kinds of responses, and the contract, too, determines their requests. */
const maxRounds = 10;

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
const statuses: ReadonlySet<number> = new Set([200, 201, 204, 400, 404, 409, 412, 422]);

/** Runs rounds for resource kinds, and expects all kinds of responses but no mismatch. The fuzzer searches further. */
export async function expectMatch(target: Target, resources = writtenResources): Promise<void> {
  const counts = new RequestCounts();
  const missing = () => {
    const rows = counts.rows();
    const created = new Set(rows.filter(({ status }) => status === 201).map(({ operation }) => operation));
    return [
      ...statuses.difference(new Set(rows.map(({ status }) => status))),
      ...resources.map((resource) => operationsOf(resource).create.id).filter((id) => !created.has(id)),
    ];
  };
  for (let done = 0; done < maxRounds && missing().length > 0; done++) {
    for (const resource of resources) {
      const seed = done * writtenResources.length + writtenResources.indexOf(resource);
      const finding = await round({ ...sequence, target, counts, seed });
      expect(finding && findingText(finding)).toBeUndefined();
    }
  }
  expect(missing()).toEqual([]);
}
