import { projectConfig } from '@worklane/testing/vitest';

export default projectConfig({}, { nightly: ['test/{screenshots,site}.slow.test.ts'] });
