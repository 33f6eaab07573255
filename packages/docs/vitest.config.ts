import { projectConfig } from '@worklane/testing/vitest';

export default projectConfig({}, { nightly: ['test/{accessibility,screenshots,site}.slow.test.ts'] });
