import { projectConfig } from '@worklane/testing/vitest';

export default projectConfig({
  name: '@worklane/e2e/foreign-tools',
  globalSetup: ['src/install-setup.ts', '../test/environment/template-databases-setup.ts'],
});
