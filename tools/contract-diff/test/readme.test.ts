import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { rulesTable } from '../src/rules-table.ts';

it('lists all rules in the README', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  expect(readme, 'run node --conditions=@worklane/source write-readme.ts').toContain(
    `<!-- rules -->\n${rulesTable()}\n<!-- end of rules -->`,
  );
});
