import { projectConfig } from '@worklane/testing/vitest';

/** Some tests generate three times, in processes of their own. */
export default projectConfig({ testTimeout: 120_000 });
