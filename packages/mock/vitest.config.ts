import { projectConfig, transformedByVite } from '@worklane/testing/vitest';

export default projectConfig({ ...transformedByVite, setupFiles: './test/setup.ts' });
