import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: ['src/index.ts', 'src/dashboard.ts', 'src/retry-schedule.ts', 'src/openapi/openapi-reader.ts'],
  platform: 'neutral',
  dts: true,
});
