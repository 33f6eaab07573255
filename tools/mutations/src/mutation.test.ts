import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { applyEdits, commandOf, mutations, outdated, root } from './mutation.ts';

it('has at most 80 mutations, each with its own sentence', () => {
  expect(mutations.length).toBeLessThanOrEqual(80);
  expect(new Set(mutations.map(({ name }) => name)).size).toBe(mutations.length);
});

it('has mutations that apply to the code as it is', () => {
  expect(outdated(root, mutations)).toEqual([]);
});

it('has checks that exist: a project, and one test file of that name', () => {
  const files = mutations.map(({ check }) => {
    const line = commandOf(check);
    if (line[0] === 'tsc') return join(line[2] ?? '', 'tsconfig.json');
    return line[0] === 'vitest'
      ? join(check.split(' ', 1)[0] ?? '', `{src,test}/**${line[2]}`)
      : (line.find((each) => each.endsWith('.ts')) ?? '');
  });
  expect(files.filter((file) => globSync(file, { cwd: root }).length !== 1)).toEqual([]);
});

const texts: Readonly<Record<string, string>> = {
  'src/status.ts': 'reply(\n  status,\n  201,\n)',
  'src/twice.ts': 'Location Location',
  'src/a.test.ts': 'reply(status, 201,)',
};
const apply = (...edits: [find: string, replace: string][]) =>
  applyEdits(
    edits.map(([find, replace]) => ({ in: 'src', find, replace })),
    () => Object.keys(texts),
    (file) => texts[file] ?? '',
  );

it('finds a text in any layout, outside of tests, and edits the result of the edits before', () => {
  expect([...apply(['(status, 201', '(status, 200'], ['200', '202'])]).toEqual([
    ['src/status.ts', 'reply(status, 202,\n)'],
  ]);
});

it.each([
  ['that does not occur', 'status: 204', 'src contains 0 times: status: 204'],
  ['that occurs twice', 'Location', 'src contains 2 times: Location'],
])('rejects a text %s', (_, find, message) => {
  expect(() => apply([find, ''])).toThrow(message);
});
