import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: [
    'src/index.ts',
    'src/dashboard.ts',
    'src/json.ts',
    'src/mcp-clients.ts',
    'src/merge-patch.ts',
    'src/delivery/delivery-errors.ts',
    'src/delivery/response-heads.ts',
    'src/delivery/retry-schedule.ts',
    'src/terminal.ts',
    'src/totals.ts',
    'src/csv/index.ts',
    'src/openapi/openapi-reader.ts',
  ],
  platform: 'neutral',
  dts: true,
});
