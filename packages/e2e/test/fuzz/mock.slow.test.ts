import { expect, test } from 'vitest';
import { startMockTarget } from '../conformance/mock-target.ts';
import { expectMatch } from './fixed-rounds.ts';

test('the mock matches contract and model', async () => {
  const target = await startMockTarget();
  const headers = { authorization: `Bearer ${target.tokens.full}` };
  const members = await fetch(`${target.baseUrl}/api/v1/${target.credentials.organization_id}/members`, { headers });
  // Without members, no presence and no shift would be created.
  expect(((await members.json()) as { data: unknown[] }).data).not.toEqual([]);
  await expectMatch(target);
});
