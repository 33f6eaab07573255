import { createRequire } from 'node:module';
import { defineConfig } from 'tsdown';

/** A CommonJS function, whose types describe an ES module. */
const license: typeof import('rollup-plugin-license').default = createRequire(import.meta.url)('rollup-plugin-license');

export default defineConfig({
  entry: ['src/index.ts', 'src/main.ts', 'src/handler/index.ts', 'src/msw/index.ts'],
  platform: 'node',
  fixedExtension: false,
  // The model, which is not published, and Prism become part of this package: Prism would install 154 packages.
  deps: { onlyBundle: false },
  // A module of Prism exports by its top-level `this`. Prism reads Postman collections, and the contract is none.
  define: { 'this.URI': 'exports.URI' },
  inputOptions: { resolve: { alias: { 'postman-collection': false } } },
  plugins: [license({ thirdParty: { output: 'dist/THIRD-PARTY-NOTICES.txt' } })],
  dts: { tsconfig: '../tsconfig.declarations.json' },
});
