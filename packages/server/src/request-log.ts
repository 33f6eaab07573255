import type { FastifyRequest } from 'fastify';
import type { ProblemError } from './problems/problem-error.ts';

/** When the cause of an outage was logged last, in milliseconds since the process started. */
let causeLoggedAt = Number.NEGATIVE_INFINITY;

/**
 * Writes a problem to the log: faults of ours with their cause, refusals with their code, nothing that was sent. An outage
 * fails every request for one reason, which is logged once a second.
 */
export function recordProblem(problem: ProblemError, { log }: FastifyRequest): void {
  const { cause, code, logDetail } = problem;
  const fields = { problem: code, ...(logDetail !== undefined && { detail: logDetail }) };
  if (problem.status === 503) {
    const isNew = performance.now() - causeLoggedAt > 1000;
    if (isNew) causeLoggedAt = performance.now();
    log.warn({ ...fields, ...(isNew && cause !== undefined && { err: cause }) }, 'service unavailable');
  } else if (problem.status >= 500) log.error({ ...fields, err: cause ?? problem }, 'request failed');
  else log.info({ ...fields, ...(cause !== undefined && { err: cause }) }, 'request refused');
}
