import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: ['src/index.ts', 'src/fuzz/index.ts', 'src/main.ts'],
  platform: 'node',
  fixedExtension: false,
  // The model is not published: its code and types become part of this package, its dependencies do not.
  deps: { onlyBundle: [] },
  dts: { tsconfig: '../tsconfig.declarations.json' },
  copy: { from: '../../specs/flows', to: 'dist' },
});
