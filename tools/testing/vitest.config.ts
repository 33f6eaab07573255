import { projectConfig } from './src/vitest.ts';

export default projectConfig();
