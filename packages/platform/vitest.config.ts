import { engines } from '@worklane/testing/scope';
import { filesOfRun, projectConfig } from '@worklane/testing/vitest';

/** Tests that do not depend on the engine: they run once. */
const onOneEngine = [
  'src/**/*.test.ts',
  'test/*.test.ts',
  'test/{admin,demo,events,http,image,log-watch,mail,observability,outages,outbox,scripts}/**/*.test.ts',
  'test/database/{folder-lock,scheduler}.test.ts',
  'test/identity/pages-in-browser.test.ts',
  'test/oauth/{consent-in-browser,multiple-nodes,verify-access-token}.test.ts',
  'test/upgrades/rolling-upgrade.full.test.ts',
  'test/webhooks/transport/**/*.test.ts',
];

/** The full suite runs these tests on each engine. */
const onBothEngines = [
  'test/{audit,dashboard-api,database,identity,mcp,oauth,records,request-log,upgrades,webhooks}/**/*.test.ts',
];

const embedded = ['test/environment/embedded-setup.ts'];

const engine = (name: 'pglite' | 'postgresql', globalSetup: string[] = []) => ({
  extends: true as const,
  test: { name, include: onBothEngines, exclude: onOneEngine, provide: { engine: name }, globalSetup },
});

export default projectConfig({
  // Vitest merges the arrays of a project into these.
  include: [],
  setupFiles: ['test/log-watch/setup.ts'],
  // The longest of all projects: at the end of a run it has both cores to itself.
  maxWorkers: 2,
  projects: [
    { extends: true, test: { name: 'service', include: filesOfRun({ files: onOneEngine }), globalSetup: embedded } },
    ...engines.map((name) => engine(name, name === 'pglite' ? embedded : [])),
  ],
});
