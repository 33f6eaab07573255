import type { Principal } from '@worklane/server';
import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { requestVia } from '../http/request-via.ts';

/** Returns the pattern of a request's route: `/api/v1/:organization_id/tasks/:id`. */
export const routeOf = ({ routeOptions }: FastifyRequest): string => routeOptions.url ?? 'unknown';

/** Routes that machines poll: logged at the level debug, and not traced. */
export const polledRoutes = new Set(['/health/live', '/health/ready', '/metrics']);

/**
 * Logs one line for each response. It has the route instead of the URL, which may contain tokens and personal data.
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
      ...(principal && ('clientId' in principal ? fieldsOf(principal, request) : { account: principal.accountId })),
    };
    if (error) reply.log.warn({ ...fields, err: error }, 'request aborted');
    else reply.log[polledRoutes.has(route) ? 'debug' : 'info'](fields, 'request');
  }

  override routeNotFound(): void {}
}

function fieldsOf(principal: Principal, request: FastifyRequest): object {
  const { organizationId: organization, clientId: client, subject: member } = principal;
  const via = requestVia(principal, request);
  return { organization, client, ...(member !== undefined && { member }), ...(via !== undefined && { via }) };
}
