import { RequestCounts, writtenResources } from '@worklane/conformance/fuzz';
import { test } from 'vitest';
import { startMockTarget } from '../conformance/mock-target.ts';
import { expectMatchIn } from './fixed-rounds.ts';

// mock.slow.test.ts runs the rounds of all kinds.
test('the mock matches contract and model in the round of tasks', async () => {
  const index = writtenResources.findIndex(({ kind }) => kind === 'task');
  await expectMatchIn(await startMockTarget(), new RequestCounts(), index);
});
