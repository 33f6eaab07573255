import { configDefaults, defineConfig, type ViteUserConfig } from 'vitest/config';
import { isFullRun } from './scope.ts';

/** The configuration of every project: sources instead of dist, results where the summary finds them. */
export const projectConfig = (test: ViteUserConfig['test'] = {}) =>
  defineConfig({
    resolve: { conditions: ['@worklane/source'] },
    ssr: { resolve: { conditions: ['@worklane/source'] } },
    test: {
      include: ['{src,test}/**/*.test.{ts,tsx}'],
      exclude: [...configDefaults.exclude, ...(isFullRun ? [] : ['**/*.full.test.ts'])],
      reporters: ['default', ['json', { outputFile: 'test-results/vitest.json' }]],
      // Files share what they import: loading it again for each took half of all time.
      isolate: false,
      restoreMocks: true,
      unstubEnvs: true,
      testTimeout: 60_000,
      hookTimeout: 120_000,
      ...test,
    },
  });
