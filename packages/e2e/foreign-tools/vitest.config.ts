import { projectConfig, transformedByVite } from '@worklane/testing/vitest';

export default projectConfig({
  // Packages with sources that Node does not import, and with CommonJS that Vite reads as bundlers do.
  ...transformedByVite,
  name: '@worklane/e2e/foreign-tools',
  globalSetup: ['src/install-setup.ts', '../test/environment/template-databases-setup.ts'],
});
