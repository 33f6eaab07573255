import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, it } from 'vitest';

/** Lists, shows and changes tasks, contacts and companies. */
const application = `
  import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
  import { createClient } from '@worklane/client';
  import { worklaneQueries } from '@worklane/client/react-query';

  const queries = worklaneQueries(createClient({ baseUrl: location.origin, auth: 'token' }));

  export const useTasks = () => useInfiniteQuery(queries.tasks.infinite({ status: 'open' }));
  export const useUpdateTask = () => useMutation(queries.tasks.update());
  export const useContact = (id) => useQuery(queries.contacts.get(id));
  export const useCreateContact = () => useMutation(queries.contacts.create());
  export const useCompanies = (q) => useQuery(queries.companies.list({ q }));
  export const useDeleteCompany = () => useMutation(queries.companies.delete());
`;

const liveApplication = `${application}
  import { optimisticUpdate, useLiveUpdates } from '@worklane/client/react-query';

  export const useMoveTask = () => useMutation(optimisticUpdate(queries.tasks));
  export const useLive = () => useLiveUpdates(queries);
`;

/** Returns the bytes of the minified and compressed program, without the packages that this pattern matches. */
async function compressed(code: string, without: RegExp): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: import.meta.dirname },
    conditions: ['@worklane/source'],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    plugins: [
      {
        name: 'without',
        setup: ({ onResolve }) => onResolve({ filter: without }, ({ path }) => ({ path, external: true })),
      },
    ],
  });
  return gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length;
}

/** Returns what a program pays for the queries, beyond its own code, the client and TanStack Query. */
const priceOf = async (code: string) =>
  (await compressed(code, /^(@worklane\/client|@tanstack\/.*|react)$/)) -
  (await compressed(code, /^(@worklane\/client(\/.*)?|@tanstack\/.*|react)$/));

it('an application of three resources pays at most 2.3 kB, with optimistic and live updates', async () => {
  expect(await priceOf(liveApplication)).toBeLessThanOrEqual(2300);
});

it('an application pays for what it uses only', async () => {
  expect(await priceOf(application)).toBeLessThan((await priceOf(liveApplication)) - 500);
});
