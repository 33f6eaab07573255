import { engines } from '@worklane/testing/scope';
import { projectConfig } from '@worklane/testing/vitest';

/** These tests need one engine, or none. */
const onOneEngine = [
  'src/**/*.test.ts',
  'test/*.test.ts',
  'test/{admin,demo,events,http,log-watch,observability,outages,outbox}/**/*.test.ts',
  'test/database/{folder-lock,scheduler}.test.ts',
  'test/identity/pages-in-browser.test.ts',
  'test/oauth/{consent-in-browser,multiple-nodes,verify-access-token}.test.ts',
  'test/webhooks/transport/**/*.test.ts',
];

/** The full suite runs these tests on each engine. */
const onBothEngines = ['test/{dashboard-api,database,identity,oauth,records,upgrades,webhooks}/**/*.test.ts'];

const embedded = ['test/embedded-setup.ts'];

const engine = (name: 'pglite' | 'postgresql', globalSetup: string[] = []) => ({
  extends: true as const,
  test: { name, include: onBothEngines, exclude: onOneEngine, provide: { engine: name }, globalSetup },
});

export default projectConfig({
  // Projects add to what stands here.
  include: [],
  setupFiles: ['test/log-watch/setup.ts'],
  // The longest of all projects: what is left at the end runs on both cores.
  maxWorkers: 2,
  projects: [
    { extends: true, test: { name: 'service', include: onOneEngine, globalSetup: embedded } },
    ...engines.map((name) => engine(name, name === 'pglite' ? embedded : [])),
  ],
});
