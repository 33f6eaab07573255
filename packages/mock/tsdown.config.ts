import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: ['src/index.ts', 'src/main.ts'],
  platform: 'node',
  fixedExtension: false,
  dts: true,
});
