import { problemFrom, recordProblem } from '@worklane/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { databaseProblem } from '../service-unavailable.ts';
import { errorPage } from './error-page.ts';
import { pageHeaders } from './page-headers.ts';

/** The error handler of plugins that answer people: the same problems as everywhere, as a page. */
export function sendErrorPage(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = databaseProblem(error) ?? problemFrom(error, request);
  recordProblem(problem, request);
  const { status, title, detail, headers } = problem;
  return reply
    .code(status)
    .headers({ ...headers, ...pageHeaders })
    .send(errorPage({ title, detail }));
}
