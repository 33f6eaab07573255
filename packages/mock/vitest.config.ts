import { projectConfig } from '@worklane/testing/vitest';

export default projectConfig({ setupFiles: './test/setup.ts' });
