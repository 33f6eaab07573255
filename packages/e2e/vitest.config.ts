import { projectConfig } from '@worklane/testing/vitest';

export default projectConfig({
  globalSetup: ['test/environment/template-databases-setup.ts'],
  // Its tests wait for services and browsers, and are often the last of a run.
  maxWorkers: 2,
});
