import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { areas } from '../src/mutants/index.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const mutants = areas.flatMap(({ mutants }) => mutants);
const gates = [...new Map(mutants.map(({ gate }) => [gate.name, gate])).values()];

test('every drift has a sentence of its own', () => {
  expect(new Set(mutants.map(({ name }) => name)).size).toBe(mutants.length);
});

/** What `npm test` runs, each as `folder of the project:target`. */
function targetsOfNpmTest(): string[] {
  const command = ['run-many', '-t', 'lint', 'typecheck', 'test', '--graph=stdout'];
  const { tasks } = JSON.parse(execFileSync('nx', command, { cwd: root, encoding: 'utf8' })).tasks as {
    tasks: Record<string, { projectRoot: string; target: { target: string } }>;
  };
  return Object.values(tasks).map(({ projectRoot, target }) => `${projectRoot}:${target.target}`);
}

test('every gate is part of npm test, which generates nothing: what is stale would be mended before it is found', () => {
  const targets = targetsOfNpmTest();
  expect(targets).toEqual(expect.arrayContaining([...new Set(gates.map(({ target }) => target))]));
  expect(targets.filter((target) => target.includes(':generate'))).toEqual([]);
});

test('every test that is a gate is there', () => {
  const files = gates.flatMap(({ folder, line }) => (line[0] === 'vitest' ? [join(folder, line[2] ?? '')] : []));
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});
