import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    'worklane-nx': 'src/command/main.ts',
    stub: 'src/stub/index.ts',
    init: 'src/generators/init/init.ts',
  },
  platform: 'node',
  fixedExtension: false,
  dts: true,
  // The source of generated code.
  copy: '../../packages/contract/src/openapi/parameter-writer.ts',
  // The comparison of documents is bundled from its sources; it is not published.
  inputOptions: { resolve: { conditionNames: ['@worklane/source', 'import', 'node', 'default'] } },
});
