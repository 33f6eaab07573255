import { expect, test } from 'vitest';
import { select } from '../src/options.ts';

const gate = { name: 'gate', target: 'a:test', folder: '.', line: ['true'] } as const;
const mutant = (name: string) => ({ name, edits: [], gate });
const areas = [
  { area: 'server', mutants: [mutant('A status is changed'), mutant('The client is told nothing')] },
  { area: 'client', mutants: [mutant('A path is wrong')] },
];
const selected = (...only: string[]) => select(areas, only).flatMap(({ mutants }) => mutants.map(({ name }) => name));

test.each([
  [[], ['A status is changed', 'The client is told nothing', 'A path is wrong']],
  [['client'], ['A path is wrong']],
  [['status'], ['A status is changed']],
  [
    ['client', 'status'],
    ['A status is changed', 'A path is wrong'],
  ],
  [['colour'], []],
])('--only %j', (only, names) => {
  expect(selected(...only)).toEqual(names);
});
