import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { dependencies, testsBeyondImports } from './beyond-imports.ts';

const root = join(import.meta.dirname, '../../../..');

it.each(dependencies)('a change of %s concerns tests that exist: %s', (changed, tests) => {
  for (const pattern of [changed, tests])
    expect(globSync(pattern, { cwd: root, exclude: ['**/node_modules/**'] })).not.toEqual([]);
});

it.each([
  ['packages/platform/src/outbox/record-changes.ts', 'packages/platform/test/database/plans.test.ts'],
  ['packages/platform/src/database/migrations/0001-records.ts', 'packages/platform/test/upgrades/upgrade.test.ts'],
  ['tools/generators/src/main.ts', 'tools/generators/test/incremental.nightly.test.ts'],
  ['packages/docs/src/console/request.ts', 'packages/e2e/test/docs/console.slow.test.ts'],
])('a change of %s concerns %s, which does not import it', (changed, test) => {
  expect(testsBeyondImports([changed])).toContain(test);
});
