import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { tier } from '@worklane/testing/tier';
import { projectConfig } from '@worklane/testing/vitest';
import { defineConfig } from 'vitest/config';

/** A project without a configuration of its own. */
function defaultProject(root: string) {
  const { name } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { name: string };
  return { root, ...projectConfig({ name }) };
}

/** One run for all projects, so that all workers are busy until its end. */
export default defineConfig({
  test: {
    projects: [
      '{packages,tools}/*/vitest.config.ts',
      'packages/e2e/foreign-tools/vitest.config.ts',
      ...globSync('{packages,tools}/*/package.json', { cwd: import.meta.dirname })
        .map((manifest) => dirname(manifest.replaceAll('\\', '/')))
        .filter((root) => !existsSync(join(import.meta.dirname, root, 'vitest.config.ts')))
        .map(defaultProject),
    ],
    reporters: ['default', ['json', { outputFile: `test-results/${tier}.json` }]],
  },
});
