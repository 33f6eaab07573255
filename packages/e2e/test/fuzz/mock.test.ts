import { RequestCounts, writtenResources } from '@worklane/conformance/fuzz';
import { expect, test } from 'vitest';
import { startMockTarget } from '../conformance/mock-target.ts';
import { expectMatchIn, statuses } from './fixed-rounds.ts';

// The round of contacts gets all kinds of responses; mock.slow.test.ts runs those of all kinds.
test('the mock matches contract and model in the round of contacts', async () => {
  const counts = new RequestCounts();
  const index = writtenResources.findIndex(({ kind }) => kind === 'contact');
  await expectMatchIn(await startMockTarget(), counts, index);
  expect(new Set(counts.rows().map(({ status }) => status))).toEqual(statuses);
});
