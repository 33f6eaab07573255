import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rulesTable } from '../src/rules-table.ts';

test('the README has the rules as they are', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  expect(readme, 'run node write-readme.ts').toContain(`<!-- rules -->\n${rulesTable()}\n<!-- end of rules -->`);
});
