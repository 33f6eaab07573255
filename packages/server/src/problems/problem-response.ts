import { type ProblemCode, problems } from '@worklane/contract';
import { internalError, ProblemError } from '@worklane/contract/requests';
import { problemResponse, undecodablePath } from '@worklane/runtime';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { logProblem } from '../request-log.ts';
import { writeResponse } from '../responses/response-writer.ts';

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

/** An error that Fastify or another plugin throws. */
interface FrameworkError {
  readonly code?: unknown;
  readonly statusCode?: unknown;
}

const byStatus: Readonly<Record<number, ProblemCode>> = {
  400: 'invalid_parameter',
  404: 'not_found',
  405: 'method_not_allowed',
  406: 'not_acceptable',
  413: 'body_too_large',
  414: 'invalid_parameter',
  415: 'unsupported_media_type',
  429: 'rate_limited',
  503: 'service_unavailable',
};

/** Converts any error to a problem. An unknown error becomes `internal_error`, which reveals nothing about it. */
export function problemFrom(error: unknown, { routeOptions }: FastifyRequest): ProblemError {
  if (error instanceof ProblemError) return error;
  const { code, statusCode } = (error ?? {}) as FrameworkError;
  if (code === 'FST_ERR_BAD_URL') return undecodablePath();
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
    return new ProblemError('body_too_large', `The body exceeds the limit of ${routeOptions.bodyLimit} bytes.`);
  }
  if (code === 'FST_ERR_CTP_INVALID_CONTENT_LENGTH') {
    return new ProblemError('malformed_json', 'The length of the body differs from Content-Length.');
  }
  const known = typeof statusCode === 'number' ? byStatus[statusCode] : undefined;
  if (known) return new ProblemError(known, problems[known].cause, { cause: error });
  return internalError(error);
}
