import { filesOfRun, projectConfig } from '@worklane/testing/vitest';

export default projectConfig({
  include: filesOfRun({ runInMoreWays: ['test/{board/board,dashboard/pages,flows/flows}.test.ts'] }),
  globalSetup: ['test/environment/template-databases-setup.ts'],
  // Its tests wait for services and browsers, and are often the last of a run.
  maxWorkers: 2,
});
