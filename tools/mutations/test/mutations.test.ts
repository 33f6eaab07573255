import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { requireApplicable } from '../src/mutation.ts';
import { areas } from '../src/mutations/index.ts';
import { filesIn } from '../src/workspace-copy.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const mutations = areas.flatMap(({ mutations }) => mutations);
const checks = [...new Map(mutations.map(({ check }) => [check.name, check])).values()];

test('there are at most 80 mutations, each with its own sentence', () => {
  expect(mutations.length).toBeLessThanOrEqual(80);
  expect(new Set(mutations.map(({ name }) => name)).size).toBe(mutations.length);
});

test('every mutation applies to the code as it is', async () => {
  await requireApplicable(areas, filesIn(root));
});

/** The targets that `npm test` and `npm run test:full` run, each as `folder of the project:target`. */
function testedTargets(): string[] {
  const command = ['run-many', '-t', 'lint', 'typecheck', 'test', 'test-full', '--graph=stdout'];
  const { tasks } = JSON.parse(
    execFileSync('nx', command, { cwd: root, encoding: 'utf8', maxBuffer: 16 * 1024 * 1024 }),
  ).tasks as {
    tasks: Record<string, { projectRoot: string; target: { target: string } }>;
  };
  return Object.values(tasks).map(({ projectRoot, target }) => `${projectRoot}:${target.target}`);
}

test('every check is part of the suites, which generate nothing, since that would repair outdated code', () => {
  const targets = testedTargets();
  expect(targets).toEqual(expect.arrayContaining([...new Set(checks.map(({ target }) => target))]));
  expect(targets.filter((target) => target.includes(':generate'))).toEqual([]);
});

test('the test file of every check exists, once', () => {
  const files = checks.flatMap(({ folder, line }) => (line[0] === 'vitest' ? [{ folder, file: line[2] ?? '' }] : []));
  expect(files.filter(({ folder, file }) => globSync(join(root, folder, '{src,test}/**', file)).length !== 1)).toEqual(
    [],
  );
});
