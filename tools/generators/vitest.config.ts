import { projectConfig } from '@worklane/testing/vitest';

export default projectConfig({
  // Some tests start several generator processes.
  testTimeout: 120_000,
  // The AsyncAPI parser is CommonJS; Vitest must load it as Node does.
  deps: { interopDefault: false },
});
