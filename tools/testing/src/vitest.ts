import { configDefaults, defineConfig, type ViteUserConfig } from 'vitest/config';
import { isFullRun } from './scope.ts';

/** Returns the test files of a run: the full run has only those that it adds, and those that it runs in more ways. */
export const filesOfRun = ({ files = ['{src,test}/**/*.test.{ts,tsx}'], runInMoreWays = [] as string[] } = {}) =>
  isFullRun ? [...files.map((file) => file.replace(/(?<!\.full)\.test\./, '.full.test.')), ...runInMoreWays] : files;

/** Returns the configuration of a project: sources instead of dist, and results for the summary. */
export const projectConfig = (test: ViteUserConfig['test'] = {}) =>
  defineConfig({
    resolve: { conditions: ['@worklane/source'] },
    ssr: { resolve: { conditions: ['@worklane/source'] } },
    test: {
      include: filesOfRun(),
      exclude: [...configDefaults.exclude, ...(isFullRun ? [] : ['**/*.full.test.ts'])],
      reporters: ['default', ['json', { outputFile: `test-results/vitest${isFullRun ? '-full' : ''}.json` }]],
      // Files share their modules, since loading them for each file took half of the time.
      isolate: false,
      restoreMocks: true,
      unstubEnvs: true,
      // Above what a machine six times slower needs: only a test that hangs reaches it.
      testTimeout: 600_000,
      hookTimeout: 600_000,
      expect: { poll: { timeout: 120_000, interval: 20 } },
      ...test,
    },
  });
