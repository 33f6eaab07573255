import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { contractViews } from './build/contract-views.ts';

/** Where a platform runs while the dashboard is worked on. */
const platform = process.env.WORKLANE_URL ?? 'http://127.0.0.1:4000';

export default defineConfig({
  base: '/dashboard/',
  plugins: [react(), contractViews()],
  resolve: {
    conditions: ['@worklane/source', ...defaultClientConditions],
    // Other workspaces have another React at the root.
    dedupe: ['react', 'react-dom'],
  },
  build: {
    target: 'baseline-widely-available',
    // The policy of the page lets nothing be loaded from data: but images.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: Object.fromEntries(
      ['/api', '/oauth', '/sign-in', '/sign-out', '/account', '/docs', '/dashboard/api'].map((path) => [
        path,
        platform,
      ]),
    ),
  },
});
