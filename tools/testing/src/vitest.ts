import { configDefaults, defineConfig, type ViteUserConfig } from 'vitest/config';
import { isOfChange, type Tier, tier } from './tier.ts';

const suffixes: Readonly<Record<Tier, string>> = { fast: '', slow: '.slow', nightly: '.nightly' };

const conditions = ['@worklane/source'];
const withoutChildProcesses = ['--import', new URL('without-child-processes.ts', import.meta.url).href];

/**
 * Tests of another tier that a tier repeats: on the second engine, through a pooler. `whole` are those that take more kinds or
 * pages in the nightly tier: of a change, the other tiers have run them with a sample.
 */
type Repeated = Partial<Record<Tier | 'whole', readonly string[]>>;

const filesOfOtherTiers = tier === 'fast' ? ['slow', 'nightly'].map((each) => `**/*.${each}.test.{ts,tsx}`) : [];

/** For tests with JSX, or with `vi.mock` or `vi.resetModules`, which Node does not have. */
export const transformedByVite = { experimental: { viteModuleRunner: true } };

/** Returns the configuration of a project: sources instead of dist, the files and the limits of the tier. */
export const projectConfig = (test: ViteUserConfig['test'] = {}, repeated: Repeated = {}) =>
  defineConfig({
    resolve: { conditions },
    ssr: { resolve: { conditions } },
    test: {
      include: [
        `{src,test}/**/*${suffixes[tier]}.test.{ts,tsx}`,
        ...(repeated[tier] ?? []),
        ...((tier === 'nightly' && !isOfChange && repeated.whole) || []),
      ],
      exclude: [...configDefaults.exclude, ...filesOfOtherTiers],
      // Files share their modules, since loading them for each file took half of the time.
      isolate: false,
      // Node imports the sources itself, since transforming them took a quarter of the time.
      experimental: { viteModuleRunner: false, nodeLoader: false },
      // Tests of processes wait for them for a third of their time.
      maxWorkers: tier === 'fast' ? 2 : 3,
      execArgv: [
        // Most objects of a request die young; with the default of V8, collecting them took a tenth of the time.
        '--max-semi-space-size=64',
        // Both processors run a worker, so that threads that help to collect only take time from the other one.
        '--single-threaded-gc',
        ...conditions.map((condition) => `--conditions=${condition}`),
        ...(tier === 'fast' ? withoutChildProcesses : []),
      ],
      restoreMocks: true,
      unstubEnvs: true,
      testTimeout: limit,
      // A hook starts a database, a service and a browser, one after the other.
      hookTimeout: 2 * limit,
      expect: { poll: { timeout: limit / 2, interval: 20 } },
      ...test,
    },
  });

/** A test that reaches it hangs, on a machine that is ten times slower too. */
const limit = tier === 'fast' ? 30_000 : 120_000;
