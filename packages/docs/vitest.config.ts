import { projectConfig } from '@worklane/testing/vitest';

export default projectConfig({}, { whole: ['test/{accessibility,site}.slow.test.ts'] });
