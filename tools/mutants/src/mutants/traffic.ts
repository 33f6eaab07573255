import { testOf } from '../gate.ts';
import type { Area } from '../mutant.ts';

const conformance = 'packages/conformance';
const src = `${conformance}/src`;
const judgement = testOf(conformance, 'test/suite/judgement.test.ts');

/** The judges themselves: a suite that has gone blind passes everything. */
export const traffic: Area = {
  area: 'traffic',
  mutants: [
    {
      name: 'The conformance suite does not look for undocumented headers',
      edits: [
        {
          file: `${src}/contract/header-faults.ts`,
          find: '.filter((name) => !documented.has(name) && !notOfOperations.test(name))',
          replace: '.filter((name) => documented.size === 0 && !notOfOperations.test(name))',
        },
      ],
      gate: judgement,
    },
    {
      name: 'The conformance suite does not look at media types',
      edits: [
        {
          file: `${src}/contract/answer-faults.ts`,
          find: '  if (!mediaTypes.includes(mediaType)) return',
          replace: '  if (mediaTypes.length > 9) return',
        },
      ],
      gate: judgement,
    },
    {
      name: 'The conformance suite does not ask for a documented refusal',
      edits: [
        {
          file: `${src}/cases/index.ts`,
          find: '[success, tokens, clients, ',
          replace: '[success, clients, ',
        },
      ],
      gate: testOf(conformance, 'test/suite/coverage.test.ts'),
    },
    {
      name: 'The traffic is made from values that no schema allows',
      edits: [
        {
          file: `${src}/traffic/arbitraries/number.ts`,
          find: '.integer({ min: Math.max(Math.floor(min * 100) + 1, -usual)',
          replace: '.integer({ min: -usual',
        },
      ],
      gate: testOf(conformance, 'test/traffic/arbitraries.test.ts'),
    },
  ],
};
