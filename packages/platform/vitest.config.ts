import { engine } from '@worklane/testing/scope';
import { filesOfRun, projectConfig } from '@worklane/testing/vitest';

/** Tests that open databases themselves, or none. */
const service = [
  'src/**/*.test.ts',
  'test/*.test.ts',
  'test/{admin,demo,events,http,image,log-watch,mail,observability,outages,outbox,scripts}/**/*.test.ts',
  'test/database/{folder-lock,scheduler}.test.ts',
  'test/identity/pages-in-browser.test.ts',
  'test/oauth/{consent-in-browser,multiple-nodes,verify-access-token}.test.ts',
  'test/upgrades/rolling-upgrade.full.test.ts',
  'test/webhooks/transport/**/*.test.ts',
];

/** Those of them that the full suite runs on the second engine too. */
const onBothEngines = ['test/events/{feed,sequencing,stream}.test.ts', 'test/oauth/multiple-nodes.test.ts'];

/** Tests with a database of the engine of the run. */
const onEngine = [
  'test/{audit,dashboard-api,database,identity,mcp,oauth,records,request-log,upgrades,webhooks}/**/*.test.ts',
];

const globalSetup = 'test/environment/embedded-setup.ts';

export default projectConfig({
  // Vitest merges the arrays of a project into these.
  include: [],
  setupFiles: ['test/log-watch/setup.ts'],
  // The longest of all projects: at the end of a run it has both cores to itself.
  maxWorkers: 2,
  projects: [
    {
      extends: true,
      test: {
        name: 'service',
        include: filesOfRun({ files: service, runInMoreWays: onBothEngines }),
        globalSetup,
      },
    },
    {
      extends: true,
      test: {
        name: engine,
        include: onEngine,
        exclude: service,
        provide: { engine },
        globalSetup,
      },
    },
  ],
});
