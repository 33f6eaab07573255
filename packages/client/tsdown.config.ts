import { defineConfig, type UserConfig } from 'tsdown';

const entry = (name: string, options?: UserConfig): UserConfig => ({
  entry: `src/${name}.ts`,
  platform: 'neutral',
  dts: true,
  ...options,
});

export default defineConfig([
  entry('index'),
  entry('query'),
  // @tanstack/react-query exports all of its core, which React users then need not install.
  entry('react-query', { outputOptions: { paths: { '@tanstack/query-core': '@tanstack/react-query' } } }),
]);
