import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { snippets } from './readme.ts';

const folder = fileURLToPath(new URL('../test-results/readme-types/', import.meta.url));
const compiler = fileURLToPath(new URL('../../../node_modules/.bin/tsc', import.meta.url));

it('has snippets that pass the type check', () => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [index, code] of snippets.entries()) writeFileSync(`${folder}types-${index}.ts`, code);
  writeFileSync(`${folder}tsconfig.json`, JSON.stringify({ extends: '../../tsconfig.json', include: ['types-*.ts'] }));
  const check = () => execFileSync(compiler, ['-p', folder], { encoding: 'utf8', stdio: 'pipe' });
  expect(check).not.toThrow();
});
