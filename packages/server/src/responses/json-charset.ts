import type { FastifyInstance } from 'fastify';

/** Removes the charset that Fastify and its plugins add to JSON, which JSON does not have (RFC 8259, section 11). */
export function omitJsonCharset(app: FastifyInstance): void {
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (reply.getHeader('content-type') === 'application/json; charset=utf-8') {
      reply.header('content-type', 'application/json');
    }
    done(null, payload);
  });
}
