import { filesOfRun, projectConfig } from '@worklane/testing/vitest';

export default projectConfig({ include: filesOfRun({ runInMoreWays: ['test/{screenshots,site}.test.ts'] }) });
