import { projectConfig } from '@worklane/testing/vitest';

export default projectConfig();
