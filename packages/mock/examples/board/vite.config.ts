import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defaultClientConditions, defineConfig } from 'vite';

/** The address of the page. The redirect URI of the application is its path /callback. */
const address = { host: '127.0.0.1', port: 8976, strictPort: true };

export default defineConfig({
  plugins: [react(), msw()],
  server: address,
  preview: address,
  // Only in the repository of Worklane: its packages are read from their sources, and install libraries of their own.
  resolve: {
    conditions: ['@worklane/source', ...defaultClientConditions],
    dedupe: ['react', 'react-dom', '@tanstack/react-query'],
  },
});
