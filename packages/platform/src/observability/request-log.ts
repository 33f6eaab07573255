import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { routeOf } from './route-of.ts';

/** Asked every few seconds by machines. */
const quiet = new Set(['/health/live', '/health/ready', '/metrics']);

/**
 * One line for each request, when it has been answered: the route rather than the URL, in which tokens and
 * personal data can stand.
 */
export class RequestLog extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const route = routeOf(request);
    const { principal, ip } = request;
    const fields = {
      method: request.method,
      route,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      ip,
      ...(principal &&
        'clientId' in principal && { organization: principal.organizationId, client: principal.clientId }),
    };
    if (error) reply.log.warn({ ...fields, err: error }, 'request broken off');
    else reply.log[quiet.has(route) ? 'debug' : 'info'](fields, 'request');
  }

  override routeNotFound(): void {}
}
