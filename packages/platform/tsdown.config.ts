import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: 'src/cli.ts',
  platform: 'node',
  fixedExtension: false,
  // Stack traces of the service name the same files as in the repository.
  unbundle: true,
  copy: ['dashboard', 'docs'].map((site) => ({ from: `../${site}/dist`, to: 'dist', rename: site })),
});
