import { engine } from '@worklane/testing/tier';
import { projectConfig } from '@worklane/testing/vitest';

/** Tests with a database of the engine of the run. */
const onBothEngines = [
  'test/{audit,dashboard-api,database,events,identity,mcp,oauth,records,request-log,upgrades,webhooks}/**/!(*.slow|*.nightly).test.ts',
];

export default projectConfig(
  {
    setupFiles: ['test/log-watch/setup.ts'],
    provide: { engine },
    globalSetup: 'test/environment/embedded-setup.ts',
  },
  { slow: onBothEngines },
);
