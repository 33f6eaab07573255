import type { FastifyInstance } from 'fastify';
import type { WorklaneOptions } from '../options.ts';
import { answerProblem } from '../problems/problem-response.ts';
import { requireOneHost } from '../requests/host-header.ts';
import { requestId } from '../requests/request-id.ts';

/**
 * What every request has: an id, and room for who is asking. What every answer has: that id, a media type that is not to
 * be guessed at, and the form of a problem where it is an error.
 */
export function answering(app: FastifyInstance, { toProblem }: Pick<WorklaneOptions, 'toProblem'>): void {
  app.decorateRequest('principal', null);
  app.decorateRequest('caller', null);
  app.setGenReqId(requestId);
  app.setErrorHandler((error, request, reply) => answerProblem(toProblem?.(error) ?? error, request, reply));
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id).header('x-content-type-options', 'nosniff');
    done();
  });
  requireOneHost(app);
}
