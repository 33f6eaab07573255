import type { ProblemError } from '@worklane/contract/requests';
import { type FastifyBaseLogger, type FastifyRequest, LogController } from 'fastify';

/** Logs the path of each request without its query, which may contain tokens and personal data. */
export class PathOnlyLog extends LogController {
  override incomingRequest(request: FastifyRequest): void {
    if (this.isLogDisabled(request)) return;
    const { ip, method, url } = request;
    request.log.info({ method, path: url.split('?', 1)[0], ip }, 'incoming request');
  }
}

/** When the cause of an outage was last logged, by the log of its server, in milliseconds since the process started. */
const causeLoggedAt = new WeakMap<FastifyBaseLogger, number>();

/**
 * Logs a problem: server errors with their cause, client errors with their code, and nothing that the client sent. The cause
 * of 503, which fails every request during an outage, is logged at most once a second.
 */
export function logProblem(problem: ProblemError, { log, server }: FastifyRequest): void {
  const { cause, code, logDetail } = problem;
  const fields = { problem: code, ...(logDetail !== undefined && { detail: logDetail }) };
  if (problem.status === 503) {
    const now = performance.now();
    const isNew = now - (causeLoggedAt.get(server.log) ?? Number.NEGATIVE_INFINITY) > 1000;
    if (isNew) causeLoggedAt.set(server.log, now);
    log.warn({ ...fields, ...(isNew && cause !== undefined && { err: cause }) }, 'service unavailable');
  } else if (problem.status >= 500) log.error({ ...fields, err: cause ?? problem }, 'request failed');
  else log.info({ ...fields, ...(cause !== undefined && { err: cause }) }, 'request rejected');
}
