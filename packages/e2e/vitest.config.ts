import { projectConfig } from '@worklane/testing/vitest';

export default projectConfig(
  { globalSetup: ['test/environment/template-databases-setup.ts'] },
  { nightly: ['test/dashboard/pages.slow.test.ts'] },
);
