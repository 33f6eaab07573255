import { existsSync, globSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { type Files, requireApplicable } from '../src/mutation.ts';
import { areas } from '../src/mutations/index.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const mutations = areas.flatMap(({ mutations }) => mutations);

/** The files of the working tree, without git. */
const files: Files = {
  async list(path) {
    const whole = join(root, path);
    if (!existsSync(whole) || statSync(whole).isFile()) return [path];
    const found = globSync('**/*.*', { cwd: whole, exclude: ['**/node_modules', '**/dist'] });
    return found.map((file) => join(path, file)).filter((file) => statSync(join(root, file)).isFile());
  },
  read: (file) => readFile(join(root, file), 'utf8'),
};

test('there are at most 80 mutations, each with its own sentence', () => {
  expect(mutations.length).toBeLessThanOrEqual(80);
  expect(new Set(mutations.map(({ name }) => name)).size).toBe(mutations.length);
});

test('every mutation applies to the code as it is', async () => {
  await requireApplicable(areas, files);
});

test('every check is part of the tests: the file of a test exists, once', () => {
  const tests = mutations.flatMap(({ check: { folder, line } }) =>
    line[0] === 'vitest' ? [{ folder, file: line[2] ?? '' }] : [],
  );
  expect(tests.length).toBeGreaterThan(mutations.length / 2);
  expect(tests.filter(({ folder, file }) => globSync(join(root, folder, '{src,test}/**', file)).length !== 1)).toEqual(
    [],
  );
});
