import { projectConfig } from '@worklane/testing/vitest';

/** These run twice, on either engine; what needs one engine, or none, runs once. */
const onBothEngines = 'test/{accounts,apps,dashboard,database,oauth,resources,upgrades,webhooks}/**/*.test.ts';

const embedded = ['test/embedded-setup.ts'];

const engine = (name: 'pglite' | 'postgresql', globalSetup: string[] = []) => ({
  extends: true as const,
  test: { name, include: [onBothEngines], provide: { engine: name }, globalSetup },
});

export default projectConfig({
  // Projects add to what stands here.
  include: [],
  setupFiles: ['test/log-watch/setup.ts'],
  // The longest of all projects: what is left at the end runs on both cores.
  maxWorkers: 2,
  projects: [
    {
      extends: true,
      test: {
        ...{ name: 'service', include: ['{src,test}/**/*.test.ts'], exclude: [onBothEngines] },
        globalSetup: embedded,
      },
    },
    engine('pglite', embedded),
    engine('postgresql'),
  ],
});
