import { projectConfig } from '@worklane/testing/vitest';

export default projectConfig(
  {
    // The AsyncAPI parser is CommonJS; Vitest must load it as Node does.
    deps: { interopDefault: false },
  },
  { whole: ['test/mistakes.test.ts'] },
);
