import { projectConfig } from '@worklane/testing/vitest';

export default projectConfig({}, { slow: ['test/arbitraries.test.ts'], whole: ['test/mock.test.ts'] });
