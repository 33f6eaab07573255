import { projectConfig } from '@worklane/testing/vitest';

export default projectConfig(
  { globalSetup: ['test/environment/template-databases-setup.ts'] },
  { whole: ['test/dashboard/pages.slow.test.ts', 'test/conformance/platform.slow.test.ts'] },
);
