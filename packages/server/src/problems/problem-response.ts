import { problemResponse } from '@worklane/runtime';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { logProblem } from '../request-log.ts';
import { writeResponse } from '../responses/response-writer.ts';
import { problemFrom } from './framework-errors.ts';

/** Sends an error as a problem or an OAuth error: the error handler of the plugin and of `createServer`. */
export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = problemFrom(error, request);
  request.problem = problem;
  logProblem(problem, request);
  // Fastify closes the connection when a body is too long. Node.js reads and discards the rest instead, so that the client,
  // which may still be sending, receives the response.
  if (problem.code === 'body_too_large') reply.removeHeader('connection');
  const { id, raw, routeOptions } = request;
  const response = problemResponse(problem, { id, target: raw.url ?? '', operation: routeOptions.config.operation });
  return reply.send(writeResponse(response, reply));
}
