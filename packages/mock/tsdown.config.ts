import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: ['src/index.ts', 'src/main.ts', 'src/store/index.ts', 'src/handler/index.ts', 'src/msw/index.ts'],
  platform: 'node',
  fixedExtension: false,
  dts: true,
});
