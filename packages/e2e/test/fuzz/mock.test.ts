import { writtenResources } from '@worklane/conformance/fuzz';
import { test } from 'vitest';
import { startMockTarget } from '../conformance/mock-target.ts';
import { expectMatch } from './fixed-rounds.ts';

// mock.slow.test.ts runs those of all kinds.
test('the mock matches contract and model in the rounds of contacts', async () => {
  await expectMatch(
    await startMockTarget(),
    writtenResources.filter(({ kind }) => kind === 'contact'),
  );
});
