import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: 'src/index.ts',
  platform: 'node',
  fixedExtension: false,
  // The runtime is not published: its code and types become part of this package, its dependencies do not.
  deps: { onlyBundle: [] },
  dts: { tsconfig: '../tsconfig.declarations.json' },
});
