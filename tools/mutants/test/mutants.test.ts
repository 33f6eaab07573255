import { existsSync, readFileSync } from 'node:fs';
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

test('every gate is part of a target that npm test runs', () => {
  for (const { target } of gates) {
    const [folder = '', name = ''] = target.split(':');
    const { nx } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
    expect(['lint', 'typecheck', 'test'], target).toContain(name);
    expect(Object.keys(nx.targets), target).toContain(name);
  }
});

test('every test that is a gate is there', () => {
  const files = gates.flatMap(({ folder, line }) => (line[0] === 'vitest' ? [join(folder, line[2] ?? '')] : []));
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});
