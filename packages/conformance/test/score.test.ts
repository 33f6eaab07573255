import { expect, it } from 'vitest';
import { contract } from '../src/contract/document.ts';
import { isSurvivor } from '../src/score/report.ts';
import { score } from '../src/score/score.ts';

it('x', async () => {
  const verdicts = await score(contract, { operations: ['getTask'], sample: 100 });
  expect(verdicts.filter(isSurvivor).map(({ violation, tried }) => `${violation} (${tried})`)).toEqual([]);
});
