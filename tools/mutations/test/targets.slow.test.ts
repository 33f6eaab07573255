import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { areas } from '../src/mutations/index.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** The targets that `npm test` runs before Vitest, each as `folder of the project:target`. */
function targetsOfTests(): string[] {
  const command = ['run-many', '-t', 'lint', 'typecheck', '--graph=stdout'];
  const { tasks } = JSON.parse(
    execFileSync('nx', command, { cwd: root, encoding: 'utf8', maxBuffer: 16 * 1024 * 1024 }),
  ).tasks as {
    tasks: Record<string, { projectRoot: string; target: { target: string } }>;
  };
  return Object.values(tasks).map(({ projectRoot, target }) => `${projectRoot}:${target.target}`);
}

test('every target of a check is part of npm test, which generates nothing, since that would repair outdated code', () => {
  const used = areas.flatMap(({ mutations }) => mutations.flatMap(({ check: { target } }) => target ?? []));
  const targets = targetsOfTests();
  expect(targets).toEqual(expect.arrayContaining([...new Set(used)]));
  expect(targets.filter((target) => target.includes(':generate'))).toEqual([]);
});
