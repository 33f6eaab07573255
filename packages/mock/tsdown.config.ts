import { createRequire } from 'node:module';
import { defineConfig } from 'tsdown';

/** A CommonJS function, whose types describe an ES module. */
const license: typeof import('rollup-plugin-license').default = createRequire(import.meta.url)('rollup-plugin-license');

export default defineConfig({
  entry: ['src/index.ts', 'src/main.ts', 'src/handler/index.ts', 'src/msw/index.ts'],
  platform: 'node',
  fixedExtension: false,
  // The model and the runtime, which are not published, become part of this package, and so does Ajv for the proxy.
  deps: { onlyBundle: false },
  plugins: [license({ thirdParty: { output: 'dist/THIRD-PARTY-NOTICES.txt' } })],
  dts: { tsconfig: '../tsconfig.declarations.json' },
});
