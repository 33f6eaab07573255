import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { contractViews } from './build/contract-views.ts';

/** The platform that the development server sends API requests to. */
const platform = process.env.WORKLANE_URL ?? 'http://127.0.0.1:4000';

export default defineConfig({
  base: '/dashboard/',
  // The service sends the compressed files, so that no request waits for compression.
  plugins: [react(), contractViews(), compression({ algorithms: ['gzip', 'brotliCompress'], threshold: 0 })],
  resolve: {
    conditions: ['@worklane/source', ...defaultClientConditions],
    // Other workspaces install another version of React at the root.
    dedupe: ['react', 'react-dom'],
  },
  build: {
    target: 'baseline-widely-available',
    // The Content-Security-Policy of the page allows data: URLs for images only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The SBOM and the licenses of the service name the packages that the dashboard contains.
    license: { fileName: 'licenses.json' },
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
