import { projectConfig } from '@worklane/testing/vitest';

export default projectConfig({
  // Some tests generate several times, in processes of their own.
  testTimeout: 120_000,
  // The parser of AsyncAPI is CommonJS, and is loaded as Node loads it.
  deps: { interopDefault: false },
});
