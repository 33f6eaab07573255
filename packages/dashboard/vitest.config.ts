import { projectConfig, transformedByVite } from '@worklane/testing/vitest';
import { mergeConfig } from 'vitest/config';
import { contractViews } from './build/contract-views.ts';

export default mergeConfig(
  projectConfig({
    ...transformedByVite,
    environment: 'happy-dom',
    setupFiles: './test/setup.ts',
    // Inlined libraries follow `dedupe` and `alias`. Loaded by Node, they would get the React 17 at the root.
    server: { deps: { inline: [/@base-ui/, /react-router/, /@tanstack/, /@testing-library/] } },
  }),
  {
    plugins: [contractViews()],
    resolve: {
      dedupe: ['react', 'react-dom'],
      // Base UI uses the shim of this hook, a CommonJS module, also where React has the hook.
      alias: [{ find: /^use-sync-external-store\/shim(\/with-selector)?$/, replacement: 'react' }],
    },
  },
);
