import { projectConfig } from '@worklane/testing/vitest';

/** Some tests generate three times, in processes of their own. */
export default projectConfig({
  testTimeout: 120_000,
  // The parser of AsyncAPI is CommonJS, and is loaded as Node loads it.
  deps: { interopDefault: false },
});
