import type { FastifyInstance } from 'fastify';

/** Removes the charset that Fastify and its plugins add to JSON, which JSON does not have (RFC 8259, section 11). */
export function omitJsonCharset(app: FastifyInstance): void {
  app.addHook('onSend', (_request, reply, payload, done) => {
    const [, json] =
      /^(application\/(?:[\w.-]+\+)?json); charset=utf-8$/.exec(String(reply.getHeader('content-type'))) ?? [];
    if (json !== undefined) reply.header('content-type', json);
    done(null, payload);
  });
}
