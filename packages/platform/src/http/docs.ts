import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { ProblemError } from '@worklane/server';
import type { FastifyInstance } from 'fastify';
import { listFiles } from './static-files.ts';

/** The names of these carry a hash of their content. */
const hashed = /^assets\/.*\.[\w-]{8}(\.lean)?\.(js|css)$/;

/** Serves the built reference at `/docs/`; there is none when it was not built. */
export function serveDocs(app: FastifyInstance, folder: string): void {
  if (!existsSync(join(folder, 'index.html'))) return;
  const files = listFiles(folder);
  app.register(async (scope) => {
    await scope.register(fastifyStatic, { root: folder, serve: false });
    scope.get('/docs', async (_request, reply) => reply.redirect('/docs/'));
    scope.get<{ Params: { '*': string } }>('/docs/*', async ({ params }, reply) => {
      const path = params['*'];
      const isFolder = path === '' || path.endsWith('/');
      const name = (isFolder ? [`${path}index.html`] : [path, `${path}.html`]).find((each) => files.has(each));
      if (name === undefined) throw new ProblemError('not_found', 'The reference has no such page.');
      if (hashed.test(name)) return reply.sendFile(name, { maxAge: '1y', immutable: true });
      return reply.sendFile(name);
    });
  });
}
