import { projectConfig } from '@worklane/testing/vitest';

export default projectConfig({}, { nightly: ['test/{accessibility,site}.slow.test.ts'] });
