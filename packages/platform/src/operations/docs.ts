import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** The names of these carry a hash of their content. */
const hashed = /[\\/]assets[\\/].*\.[\w-]{8}(\.lean)?\.(js|css)$/;

/** Serves the built reference at `/docs/`; there is none when it was not built. */
export function docsRoutes(app: FastifyInstance, folder: string): void {
  if (!existsSync(join(folder, 'index.html'))) return;
  app.register(fastifyStatic, {
    root: folder,
    prefix: '/docs/',
    extensions: ['html'],
    decorateReply: false,
    setHeaders(reply, path) {
      if (hashed.test(path)) reply.header('cache-control', 'public, max-age=31536000, immutable');
    },
  });
  app.get('/docs', async (_request, reply) => reply.redirect('/docs/'));
}
