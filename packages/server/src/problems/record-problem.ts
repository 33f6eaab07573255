import type { FastifyRequest } from 'fastify';
import type { ProblemError } from '../problem-error.ts';

/** Writes a problem to the log: faults of ours with their cause, refusals with their code, nothing that was sent. */
export function recordProblem(problem: ProblemError, { log }: FastifyRequest): void {
  const { cause, code, logDetail } = problem;
  const fields = { problem: code, ...(logDetail !== undefined && { detail: logDetail }) };
  if (problem.status >= 500) log.error({ ...fields, err: cause ?? problem }, 'request failed');
  else log.info({ ...fields, ...(cause !== undefined && { err: cause }) }, 'request refused');
}
