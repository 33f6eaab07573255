import { projectConfig } from '@worklane/testing/vitest';

export default projectConfig({}, { slow: ['test/arbitraries.test.ts'], nightly: ['test/mock.test.ts'] });
