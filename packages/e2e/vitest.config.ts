import { projectConfig } from '@worklane/testing/vitest';

export default projectConfig(
  { globalSetup: ['test/environment/template-databases-setup.ts'] },
  { whole: ['test/{conformance/platform,dashboard/pages,drift/service}.slow.test.ts'] },
);
