import { projectConfig } from '@worklane/testing/vitest';

export default projectConfig({ globalSetup: ['@worklane/testing/postgresql-setup', 'test/originals-setup.ts'] });
