import type { FastifyPluginAsync } from 'fastify';
import { unread } from './node-http.ts';
import type { Receiver } from './receiver.ts';

export interface FastifyReceiverOptions {
  readonly receiver: Receiver;
  /** Where deliveries arrive, under the prefix of the registration; default `/`. */
  readonly url?: string;
}

/** For Fastify. In this plugin bodies stay as they came; the parsers of the rest of the application stay as they are. */
export const fastifyReceiver: FastifyPluginAsync<FastifyReceiverOptions> = async (app, { receiver, url = '/' }) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  app.post(url, async (request, reply) => {
    const { status, headers, body } = await receiver.receive(unread(request.raw));
    return reply.status(status).headers(headers).send(body);
  });
};
