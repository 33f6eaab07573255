import { expect, test } from 'vitest';
import { applyEdits, OutOfDate } from '../src/apply-edits.ts';
import type { Edit } from '../src/mutant.ts';
import { requireFitting } from '../src/require-fitting.ts';

const read = async (file: string) => {
  if (file !== 'a.ts') throw new Error('ENOENT');
  return 'one two two';
};
const edit = (find: string, replace: string, file = 'a.ts'): Edit => ({ file, find, replace });

test('edits of a file apply one after the other', async () => {
  const edits = [edit('one', 'three'), edit('three ', '')];
  expect(await applyEdits(edits, read)).toEqual(new Map([['a.ts', 'two two']]));
});

test.each([
  ['is not there', edit('four', ''), 'a.ts does not have: four'],
  ['is there twice', edit('two', 'three'), 'a.ts has 2 times: two'],
  ['stays the same', edit('one', 'one'), 'a.ts stays as it is: one'],
  ['is in a file that there is not', edit('one', '', 'b.ts'), 'b.ts cannot be read'],
])('a text that %s makes the mutant out of date', async (_what, wrong, message) => {
  await expect(applyEdits([wrong], read)).rejects.toThrow(new OutOfDate(message));
});

test('all mutants that are out of date are named at once', async () => {
  const gate = { name: 'gate', target: 'a:test', folder: '.', line: ['true'] } as const;
  const mutants = [
    { name: 'The first', edits: [edit('four', '')], gate },
    { name: 'The second', edits: [edit('one', '')], gate },
    { name: 'The third', edits: [edit('five', '')], gate },
  ];
  await expect(requireFitting([{ area: 'a', mutants }], read)).rejects.toThrow(
    'Mutant out of date: The first\n  a.ts does not have: four\nMutant out of date: The third\n  a.ts does not have: five',
  );
});
