import type { FastifyInstance, onSendHookHandler } from 'fastify';

/** Sends the headers of a deprecated operation with every response of its routes, errors included (RFC 9745, RFC 8594). */
export function sendDeprecationHeaders(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    const { deprecation } = route.config?.operation ?? {};
    if (!deprecation) return;
    const addHeaders: onSendHookHandler = (_request, reply, _payload, done) => {
      reply.headers(deprecation.headers);
      done();
    };
    route.onSend = [addHeaders, ...[route.onSend ?? []].flat()];
  });
}
