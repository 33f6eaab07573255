import type { FastifyReply, FastifyRequest } from 'fastify';
import { ProblemError } from '../problems/problem-error.ts';
import { answerProblem } from '../problems/problem-response.ts';

/** Answers what Fastify refuses before there is a route. */
export function answerFrameworkError(error: { code: string }, request: FastifyRequest, reply: FastifyReply): void {
  answerProblem(error.code === 'FST_ERR_BAD_URL' ? badPath() : error, request, reply);
}

const badPath = () =>
  new ProblemError('invalid_parameter', 'The path is not percent-encoded UTF-8.', {
    errors: [{ in: 'path', pointer: '', code: 'invalid_format', detail: 'must be percent-encoded UTF-8' }],
  });
