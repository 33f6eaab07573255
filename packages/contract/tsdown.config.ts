import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: [
    'src/index.ts',
    'src/command-line.ts',
    'src/curl.ts',
    'src/dashboard.ts',
    'src/escape.ts',
    'src/json.ts',
    'src/mcp-clients.ts',
    'src/merge-patch.ts',
    'src/delivery/index.ts',
    'src/delivery/node.ts',
    'src/record-rules.ts',
    'src/requests/index.ts',
    'src/search-tokens.ts',
    'src/similar-name.ts',
    'src/terminal.ts',
    'src/totals.ts',
    'src/webhook-url.ts',
    'src/csv/index.ts',
    'src/openapi/openapi-reader.ts',
    'src/openapi/parameter-writer.ts',
  ],
  platform: 'neutral',
  deps: { neverBundle: [/^node:/] },
  dts: true,
});
