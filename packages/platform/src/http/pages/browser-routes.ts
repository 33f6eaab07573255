import type { FastifyInstance } from 'fastify';

/**
 * Makes the routes of an encapsulated plugin serve browsers only: no response, redirects included, is cached or can be
 * read by scripts of other origins (RFC 9700, section 2.6).
 */
export function serveBrowsers(plugin: FastifyInstance): void {
  plugin.addHook('onRoute', (route) => {
    route.config = { ...route.config, cors: false };
  });
  plugin.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
}
