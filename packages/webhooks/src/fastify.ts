import type { FastifyPluginAsync } from 'fastify';
import { toIncomingRequest } from './node-http.ts';
import type { Receiver } from './receiver.ts';

export interface FastifyReceiverOptions {
  readonly receiver: Receiver;
  /** The path of the route, below the prefix of the plugin; default `/`. */
  readonly url?: string;
}

/** A Fastify plugin with its own content type parser, so that the body stays unparsed. Other routes are not affected. */
export const fastifyReceiver: FastifyPluginAsync<FastifyReceiverOptions> = async (app, { receiver, url = '/' }) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  app.post(url, async (request, reply) => {
    const { status, headers, body } = await receiver.receive(toIncomingRequest(request.raw));
    return reply.status(status).headers(headers).send(body);
  });
};
