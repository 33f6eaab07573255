import { configDefaults, defineConfig, type ViteUserConfig } from 'vitest/config';
import { isFullRun } from './scope.ts';

/** Returns the configuration of a project: sources instead of dist, and results for the summary. */
export const projectConfig = (test: ViteUserConfig['test'] = {}) =>
  defineConfig({
    resolve: { conditions: ['@worklane/source'] },
    ssr: { resolve: { conditions: ['@worklane/source'] } },
    test: {
      include: ['{src,test}/**/*.test.{ts,tsx}'],
      exclude: [...configDefaults.exclude, ...(isFullRun ? [] : ['**/*.full.test.ts'])],
      reporters: ['default', ['json', { outputFile: 'test-results/vitest.json' }]],
      // Files share their modules, since loading them for each file took half of the time.
      isolate: false,
      restoreMocks: true,
      unstubEnvs: true,
      testTimeout: 60_000,
      hookTimeout: 120_000,
      ...test,
    },
  });
