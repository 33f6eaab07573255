import { defineConfig } from 'tsdown';

export default defineConfig({ entry: ['src/index.ts', 'src/dashboard.ts'], platform: 'neutral', dts: true });
