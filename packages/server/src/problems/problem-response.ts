import type { Operation } from '@worklane/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendAsItIs } from '../responses/send-as-it-is.ts';
import { answersOAuthErrors, oauthError } from './oauth-error.ts';
import { problemOf } from './problem.ts';
import { problemFrom } from './framework-errors.ts';
import { problemHeaders } from './problem-headers.ts';
import { recordProblem } from '../request-log.ts';

/** Answers an error: the error handler of the plugin and of `createServer`. */
export function answerProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = problemFrom(error, request);
  recordProblem(problem, request);
  reply.headers({ ...problemHeaders(problem.code), ...problem.headers, 'x-request-id': request.id });
  // Fastify closes the connection of a body that is too long; Node reads and drops the rest, so that the client, which
  // may still be sending, gets to see the answer.
  if (problem.code === 'body_too_large') reply.removeHeader('connection');
  const operation: Operation | undefined = request.routeOptions.config.operation;
  if (operation && problem.status < 429 && answersOAuthErrors(operation)) {
    reply.code(problem.status === 401 ? 401 : 400);
    return sendAsItIs(reply, 'application/json').send(JSON.stringify(oauthError(problem)));
  }
  reply.code(problem.status);
  return sendAsItIs(reply, 'application/problem+json').send(JSON.stringify(problemOf(problem, request)));
}
