import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: ['src/index.ts', 'src/main.ts', 'src/handler/index.ts', 'src/msw/index.ts'],
  platform: 'node',
  fixedExtension: false,
  // The model is not published: its code and types become part of this package, its dependencies do not.
  deps: { onlyBundle: [] },
  dts: { tsconfig: '../tsconfig.declarations.json' },
});
