import { tier } from '@worklane/testing/tier';
import { defineConfig } from 'vitest/config';

/** One run for all projects, so that two workers are busy until its end. */
export default defineConfig({
  test: {
    projects: ['packages/{*,e2e/foreign-tools}/vitest.config.ts', 'tools/*/vitest.config.ts'],
    reporters: ['default', ['json', { outputFile: `test-results/${tier}.json` }]],
  },
});
