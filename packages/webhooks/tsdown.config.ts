import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: [
    'src/index.ts',
    'src/web.ts',
    'src/node.ts',
    'src/express.ts',
    'src/fastify.ts',
    'src/validate.ts',
    'src/sign.ts',
  ],
  platform: 'neutral',
  dts: true,
});
