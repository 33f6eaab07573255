import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

/**
 * Prints the bytes that applications bundle of the packages, minified and compressed with gzip: of what they import only, as
 * bundlers for production leave out the rest.
 */
const client = `import { createClient } from '@worklane/client';
  const worklane = createClient({ baseUrl: 'https://api.example.com', auth: 'token' });`;

const programs: Readonly<Record<string, string>> = {
  'client, one resource': `${client}
    export const open = () => worklane.tasks.list({ status: 'open' });
    export const create = (title) => worklane.tasks.create({ title });`,
  'client, one resource and sign-in with PKCE': `import { authorizationCode } from '@worklane/client';
    ${client}
    export const login = authorizationCode({ clientId: 'app', redirectUri: 'https://example.com/callback' });
    export const open = () => worklane.tasks.list({ status: 'open' });`,
  'client, all exports': `export * from '@worklane/client';`,
  'client with TanStack Query, one resource': `import { worklaneQueries } from '@worklane/client/react-query';
    ${client}
    const queries = worklaneQueries(worklane);
    export const open = queries.tasks.list({ status: 'open' });`,
  'types of the contract': `import type { schemas } from '@worklane/contract';
    export const title = (task) => task.title;`,
  'kinds of the contract, one of them': `import { resources } from '@worklane/contract';
    export const fields = resources.tasks.fields;`,
  'webhook receiver, one event': `import { createReceiver } from '@worklane/webhooks';
    const receiver = createReceiver({ secret: 'whsec_x' });
    receiver.on('task.created', ({ data }) => console.log(data.id));
    export { receiver };`,
  'mock for MSW': `import { createMock } from '@worklane/mock/msw';
    export const { handlers } = createMock();`,
};

console.table(
  await Promise.all(
    Object.entries(programs).map(async ([application, code]) => {
      const { outputFiles } = await build({
        stdin: { contents: code, resolveDir: import.meta.dirname, loader: 'ts' },
        conditions: ['@worklane/source'],
        external: ['@tanstack/*', 'react', 'msw'],
        bundle: true,
        minify: true,
        write: false,
        format: 'esm',
        platform: 'browser',
        logLevel: 'silent',
      });
      const contents = outputFiles[0]?.contents ?? new Uint8Array();
      return { application, bytes: contents.length, gzip: gzipSync(contents, { level: 9 }).length };
    }),
  ),
);
